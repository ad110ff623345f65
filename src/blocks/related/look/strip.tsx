import type { BlockProps } from '../../../contract/index.ts'
import { DensityContext } from '../../../ui/density.ts'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { PageEntries } from '../PageEntries.tsx'
import styles from './related-strip.module.css'

/** A low row that closes a page, joined to a section of the same tone above it (spec 2.1). */
export default function Strip({ pages, ...section }: BlockProps<'related'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <DensityContext value="tight">
      <Section {...frame} className={styles.joined}>
        <div className={styles.strip}>
          {heading}
          <PageEntries pages={pages} className={styles.pages} />
        </div>
      </Section>
    </DensityContext>
  )
}
