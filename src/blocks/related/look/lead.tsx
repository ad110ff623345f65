import type { BlockProps } from '../../../contract/index.ts'
import { DensityContext } from '../../../ui/density.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { PageEntry } from '../PageEntries.tsx'
import styles from './related-lead.module.css'

/** The first page with a large picture of it, the heading and the other two beside it (spec 2.1). */
export default function Lead({ image, alt, pages, ...section }: BlockProps<'related'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <DensityContext value="tight">
      <Section {...frame}>
        <div className={styles.lead}>
          {heading}
          <ul className={styles.pages}>
            {pages.map((page, index) => (
              <li key={page.label.label}>
                {index === 0 && image && (
                  <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 48rem, 100vw" />
                )}
                <PageEntry {...page} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </DensityContext>
  )
}
