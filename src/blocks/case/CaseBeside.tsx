import type { BlockProps } from '../../contract/index.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './case-beside.module.css'
import { CaseWords, screenOf, Value } from './CaseWords.tsx'

/** A case with its words beside its screen (spec 2.11). */
export function CaseBeside({ id, title, tone, side = 'end', figure, caption, level, ...words }: BlockProps<'case'>) {
  const headingId = useId('title')
  const screen = screenOf(words)
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.case} data-side={side}>
        {screen && <Figure image={screen.picture} alt={screen.alt} caption={caption} />}
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <CaseWords {...words}>
            {figure && (
              <p className={styles.figure}>
                <Value of={figure} /> {figure.label}
              </p>
            )}
          </CaseWords>
        </div>
      </div>
    </Section>
  )
}
