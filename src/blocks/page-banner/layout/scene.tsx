import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { shown } from '../../../ui/shown.ts'
import { BannerCopy } from '../BannerCopy.tsx'
import { Facts } from './Facts.tsx'
import { skyOf } from './sky.ts'
import styles from './scene.module.css'

/** How many letters one line holds at full size. */
const oneLine = 20

/** Opens a page with a drawing as wide as the window, the text in the sky above it (spec 2.2). */
export default function SceneBanner({ id, image, alt, eager, sky, facts, ...copy }: BlockProps<'page-banner'>) {
  const { tone, ground, className } = skyOf(sky, 'dark', styles.dawn)
  return (
    <section id={id} data-tone={tone} className={`${styles.scene} ${className}`}>
      <div className={`wrap ${styles.wrap} ${shown(copy.title).length > oneLine ? styles.long : ''}`}>
        <BannerCopy {...copy} tone={ground} />
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} eager={eager} />}
      <Facts facts={facts} />
    </section>
  )
}
