import type { BlockProps } from '../../../contract/index.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { DensityContext } from '../../../ui/density.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import styles from './related-sentence.module.css'

const after = [', ', ', and ', '.']

/** One large sentence that begins with the title and goes on with the three pages (spec 2.1). */
export default function Sentence({ id, title, tone, pages, level }: BlockProps<'related'>) {
  const headingId = useId('title')
  return (
    <DensityContext value="tight">
      <Section id={id} tone={tone} labelledBy={headingId}>
        <div className={styles.sentence}>
          <Heading level={level} id={headingId}>
            {title},
          </Heading>{' '}
          <ul className={styles.pages}>
            {pages.map(({ label: page, description }, index) => (
              <li key={page.label}>
                <Anchor link={page}>{page.label}</Anchor> <RichText text={description} />
                {after[index]}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </DensityContext>
  )
}
