import type { BlockProps } from '../../../contract/index.ts'
import { DensityContext } from '../../../ui/density.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { PageEntry } from '../PageEntries.tsx'
import styles from './related-lead.module.css'

/** The first page with a large picture of it, the heading and the other two beside it (spec 2.1). */
export default function Lead({ id, title, tone, image, alt, pages, level }: BlockProps<'related'>) {
  const headingId = useId('title')
  return (
    <DensityContext value="tight">
      <Section id={id} tone={tone} labelledBy={headingId}>
        <div className={styles.lead}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
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
