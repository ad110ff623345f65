import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import drawn from './drawing.module.css'
import styles from './panorama.module.css'

/** Opens a page with a drawing as wide as the window below its text (spec 2.2). */
export default function PanoramaBanner({ id, image, alt, eager, light, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone={light ? 'tint' : 'ink'} className={styles.panorama}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone={light ? 'light' : 'dark'} />
        {image && (
          <Picture picture={image} alt={alt ?? ''} eager={eager} moving phoneBelow="44rem" className={drawn.drawing} />
        )}
      </div>
    </section>
  )
}
