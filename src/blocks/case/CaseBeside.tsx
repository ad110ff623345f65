import type { BlockProps } from '../../contract/index.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Section, useOwnHeading } from '../../ui/Section.tsx'
import { CaseWords, screenOf, Value } from './CaseWords.tsx'
import styles from './case-beside.module.css'

/** A case with its words beside its screen (spec 2.11). */
export function CaseBeside({ side = 'end', figure, caption, ...words }: BlockProps<'case'>) {
  const { frame, heading } = useOwnHeading(words)
  const screen = screenOf(words)
  return (
    <Section {...frame}>
      <div className={styles.case} data-side={side}>
        {screen && <Figure image={screen.picture} alt={screen.alt} caption={caption} />}
        <div className={styles.copy}>
          {heading}
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
