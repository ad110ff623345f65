import type { BlockProps } from '../../contract/index.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { DensityContext } from '../../ui/density.ts'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './related.module.css'

/** Ends a page with links to three related pages, each with a reason to go there (spec 2.1). */
export default function Related({ id, title, tone, pages, level }: BlockProps<'related'>) {
  const headingId = useId('title')
  return (
    <DensityContext value="tight">
      <Section id={id} tone={tone} labelledBy={headingId}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        <ul className={styles.pages}>
          {pages.map(({ label: page, description }) => (
            <li key={page.label}>
              <Anchor link={page}>
                {page.label}
                <UiIcon name="arrow-right-bold" />
              </Anchor>
              <p>
                <RichText text={description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </DensityContext>
  )
}
