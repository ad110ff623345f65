import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import { Facts } from './Facts.tsx'
import { skyOf } from './sky.ts'
import styles from './wall.module.css'

/** Opens a page with a drawing as wide as the window around its title, which leaves the upper left free (spec 2.2). */
export default function WallBanner({ id, image, alt, eager, sky, facts, ...copy }: BlockProps<'page-banner'>) {
  const { tone, ground, className } = skyOf(sky, 'blue', styles.own)
  return (
    <section id={id} data-tone={tone} className={`${styles.wall} ${className}`}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone={ground} />
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} phoneBelow={sky ? undefined : '80rem'} />}
      </div>
      <Facts facts={facts} />
    </section>
  )
}
