import type { BlockProps } from '../../../contract/index.ts'
import { DensityContext } from '../../../ui/density.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { PageEntries } from '../PageEntries.tsx'
import styles from './related-strip.module.css'

/** A low row that closes a page, joined to a section of the same tone above it (spec 2.1). */
export default function Strip({ id, title, tone, pages, level }: BlockProps<'related'>) {
  const headingId = useId('title')
  return (
    <DensityContext value="tight">
      <Section id={id} tone={tone} labelledBy={headingId} className={styles.joined}>
        <div className={styles.strip}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <PageEntries pages={pages} className={styles.pages} />
        </div>
      </Section>
    </DensityContext>
  )
}
