import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './scene.module.css'
import { skyOf } from './sky.ts'

/** Opens a page with a drawing as wide as the window, the text in the sky above it (spec 2.2). */
export default function SceneBanner({ id, image, alt, eager, sky, ...copy }: BlockProps<'page-banner'>) {
  const { tone, ground, className } = skyOf(sky, 'dark', styles.dawn)
  return (
    <section id={id} data-tone={tone} className={`${styles.scene} ${className}`}>
      <div className={`wrap ${styles.wrap} ${copy.title.length > 20 ? styles.long : ''}`}>
        <BannerCopy {...copy} tone={ground} />
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} eager={eager} />}
    </section>
  )
}
