import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './slide-art.module.css'

type Slide = Omit<BlockProps<'home-carousel'>['slides'][number], 'title' | 'description' | 'actions'>

/** The art beside the text of a slide: portraits, a drawing, or a screen with another behind it; both reach the edge of the window (spec 2.3). */
export function SlideArt({ image, alt = '', behind, team, eager }: Slide & { eager: boolean }) {
  if (team)
    return (
      <ul className={styles.portraits}>
        {team.map(({ id, name, image }) => (
          <li key={id}>
            <Picture picture={image} alt={name} eager={eager} />
          </li>
        ))}
      </ul>
    )
  if (!image) return null
  if (!behind) return <Picture picture={image} alt={alt} eager={eager} sizes={frontSizes} className={styles.alone} />
  return (
    <div className={styles.screens}>
      <Picture picture={behind.image} alt={behind.alt} sizes={rearSizes} />
      <Picture picture={image} alt={alt} eager={eager} sizes={frontSizes} />
    </div>
  )
}

const frontSizes = '(width >= 60rem) min(44vw, 44rem), 84vw'
// A small file for a screen that is mostly covered. Phones show none.
const rearSizes = '(width >= 60rem) min(40vw, 34rem), 40vw'
