import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import { Facts } from './Facts.tsx'
import styles from './scene.module.css'
import { skyOf } from './sky.ts'

/** More letters than one line holds at full size. In the studio, texts end in characters that do not show. */
const isLong = /[\p{L}\p{N}\p{P} ]{21}/u

/** Opens a page with a drawing as wide as the window, the text in the sky above it (spec 2.2). */
export default function SceneBanner({ id, image, alt, eager, sky, facts, ...copy }: BlockProps<'page-banner'>) {
  const { tone, ground, className } = skyOf(sky, 'dark', styles.dawn)
  return (
    <section id={id} data-tone={tone} className={`${styles.scene} ${className}`}>
      <div className={`wrap ${styles.wrap} ${isLong.test(copy.title) ? styles.long : ''}`}>
        <BannerCopy {...copy} tone={ground} />
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} eager={eager} />}
      <Facts facts={facts} />
    </section>
  )
}
