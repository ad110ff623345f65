import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import ground from '../../ui/blueprint.module.css'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './page-banner.module.css'

/** Opens a page: breadcrumb, title, what it is about, on navy (spec 2.2). */
export default function PageBanner({
  id,
  title,
  subTitle,
  description,
  image,
  alt,
  actions,
  level,
  eager,
  page,
}: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={image ? `${ground.blueprint} ${styles.withArt}` : ground.blueprint}>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.copy}>
          <Breadcrumb crumbs={page.breadcrumb} />
          <Heading level={level}>{title}</Heading>
          {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
          {description && (
            <p className={styles.description}>
              <RichText text={description} />
            </p>
          )}
          {actions && <Actions links={actions} tone="dark" />}
        </div>
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} className={styles.art} />}
      </div>
    </section>
  )
}
