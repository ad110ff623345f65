import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './split.module.css'

/** Opens a page half with text, half with a tall drawing that the right and the bottom edge cut off (spec 2.2). */
export default function SplitBanner({ id, image, alt, eager, light, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone={light ? 'tint' : 'ink'} className={styles.split}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone={light ? 'light' : 'dark'} />
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} moving />}
      </div>
    </section>
  )
}
