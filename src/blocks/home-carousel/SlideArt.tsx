import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './slide-art.module.css'

type Slide = Pick<BlockProps<'home-carousel'>['slides'][number], 'image' | 'alt' | 'scene'>

/** The art of a slide: a drawing as wide as the window, or a screen (spec 2.3). */
export function SlideArt({ image, alt = '', scene, eager }: Slide & { eager: boolean }) {
  if (!image) return null
  return (
    <div className={scene ? styles.scene : styles.screen}>
      <Picture
        picture={image}
        alt={alt}
        eager={eager}
        sizes={scene ? undefined : '(width >= 60rem) min(44vw, 44rem), 84vw'}
      />
    </div>
  )
}
