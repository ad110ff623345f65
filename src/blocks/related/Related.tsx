import type { BlockProps } from '../../contract/index.ts'
import { DensityContext } from '../../ui/density.ts'
import { Section, useOwnHeading } from '../../ui/Section.tsx'
import { PageEntries } from './PageEntries.tsx'
import styles from './related.module.css'

/** Ends a page with links to three related pages, each with a reason to go there; other looks are in the folder `look` (spec 2.1). */
export default function Related({ pages, ...section }: BlockProps<'related'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <DensityContext value="tight">
      <Section {...frame}>
        {heading}
        <PageEntries pages={pages} className={styles.pages} />
      </Section>
    </DensityContext>
  )
}
