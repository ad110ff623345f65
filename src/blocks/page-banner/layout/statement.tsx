import type { BlockProps } from '../../../contract/index.ts'
import { Fact } from '../../../ui/Fact.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { groundOf } from '../../../ui/Section.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './statement.module.css'

/** Opens a page with text alone in the largest size; facts beside its text, or in a row where each shows a screen (spec 2.2). */
export default function StatementBanner({
  id,
  tone = 'plain',
  facts,
  screens,
  image,
  alt,
  ...copy
}: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone={tone} className={styles.statement}>
      <div className={`wrap ${styles.wrap} ${screens ? '' : styles.across}`}>
        <BannerCopy {...copy} tone={groundOf(tone)} />
        {image && <Picture picture={image} alt={alt ?? ''} className={styles.phone} />}
        <dl className={screens ? `${styles.facts} ${styles.shown}` : styles.facts}>
          {facts?.map((fact, index) => {
            const screen = screens?.[index]
            return (
              <Fact key={fact.title} {...fact}>
                {screen && (
                  <dd>
                    <Picture picture={screen.image} alt={screen.alt} small sizes="(width >= 60rem) 22vw, 45vw" />
                  </dd>
                )}
              </Fact>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
