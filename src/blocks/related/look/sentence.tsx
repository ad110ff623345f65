import type { BlockProps } from '../../../contract/index.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { DensityContext } from '../../../ui/density.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import styles from './related-sentence.module.css'

const after = [', ', ', and ', '.']

/** One large sentence that begins with the title and goes on with the three pages (spec 2.1). */
export default function Sentence({ pages, ...section }: BlockProps<'related'>) {
  const { frame, heading } = useOwnHeading({ ...section, title: `${section.title},` })
  return (
    <DensityContext value="tight">
      <Section {...frame}>
        <div className={styles.sentence}>
          {heading}{' '}
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
