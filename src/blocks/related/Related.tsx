import type { BlockProps } from '../../contract/index.ts'
import { DensityContext } from '../../ui/density.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import { PageEntries } from './PageEntries.tsx'
import styles from './related.module.css'

/** Ends a page with links to three related pages, each with a reason to go there; other looks are in the folder `look` (spec 2.1). */
export default function Related({ id, title, tone, pages, level }: BlockProps<'related'>) {
  const headingId = useId('title')
  return (
    <DensityContext value="tight">
      <Section id={id} tone={tone} labelledBy={headingId}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        <PageEntries pages={pages} className={styles.pages} />
      </Section>
    </DensityContext>
  )
}
