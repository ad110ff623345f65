import type { BlockProps } from '../../../contract/index.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { groundOf } from '../../../ui/Section.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './statement.module.css'

/** Opens a page with text alone in the largest size; facts beside its text, or below it in a row that a figure begins; screens at the end (spec 2.2). */
export default function StatementBanner({
  id,
  tone = 'plain',
  figure,
  facts,
  screens,
  ...copy
}: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone={tone} className={styles.statement}>
      <div className={`wrap ${styles.wrap} ${figure || screens ? '' : styles.across}`}>
        <BannerCopy {...copy} tone={groundOf(tone)} />
        <dl className={styles.facts}>
          {figure && (
            <div className={styles.figure}>
              <dt>{figure.title}</dt>
              <dd>{figure.description}</dd>
            </div>
          )}
          {facts?.map(({ title, description, link }) => (
            <div key={title}>
              <dt>{link ? <Anchor link={link}>{title}</Anchor> : title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
      {screens && (
        <ul className={`wrap ${styles.screens}`}>
          {screens.map(({ image, alt }) => (
            <li key={image.src}>
              <Picture picture={image} alt={alt} small sizes="22vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
