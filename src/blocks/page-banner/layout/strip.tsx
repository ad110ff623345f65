import type { BlockProps } from '../../../contract/index.ts'
import { Actions } from '../../../ui/ActionLink.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import styles from './strip.module.css'

/** Opens a page with one word as wide as it, standing on a strip of screens that hangs over the lower edge; the other text is above it (spec 2.2). */
export default function StripBanner({
  id,
  title,
  subTitle,
  intro,
  actions,
  level,
  page,
  image,
  alt,
  eager,
}: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={styles.banner}>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.texts}>
          <Breadcrumb crumbs={page.breadcrumb} title={title} />
          {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
          <TextParagraph text={intro} className={styles.intro} />
          {actions && <Actions links={actions} tone="dark" />}
        </div>
        <Heading level={level}>{title}</Heading>
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} moving />}
      </div>
    </section>
  )
}
