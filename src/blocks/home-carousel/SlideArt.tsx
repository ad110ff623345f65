import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './slide-art.module.css'

type Slide = Omit<BlockProps<'home-carousel'>['slides'][number], 'title' | 'promise' | 'description' | 'actions'>

/** The art of a slide: portraits, a drawing as wide as the window, or a screen with another behind it (spec 2.3). */
export function SlideArt({ image, alt = '', scene, behind, team, eager }: Slide & { eager: boolean }) {
  if (team)
    return (
      <ul className={styles.portraits}>
        {team.map(({ id, name, image, pose }) => (
          <li key={id}>
            <Picture picture={pose ?? image} alt={name} eager={eager} />
          </li>
        ))}
      </ul>
    )
  if (!image) return null
  return (
    <div className={scene ? styles.scene : styles.screens}>
      <Picture picture={image} alt={alt} eager={eager} sizes={scene ? undefined : frontSizes} />
      {behind && <Picture picture={behind.image} alt={behind.alt} sizes={rearSizes} />}
    </div>
  )
}

const frontSizes = '(width >= 60rem) min(44vw, 44rem), 84vw'
// A small file for a screen that is mostly covered. Phones show none.
const rearSizes = '(width >= 60rem) min(40vw, 34rem), 40vw'
