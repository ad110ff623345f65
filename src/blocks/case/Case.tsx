import { useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { CaseWords, screenOf } from './CaseWords.tsx'
import styles from './case.module.css'

/** One project as proof: a client's quote, the figure in it, and a screen; without one, the figure large in its place, or the quote alone (spec 2.11). */
export default function Case({ id, title, tone, side = 'end', figure, caption, level, ...words }: BlockProps<'case'>) {
  const headingId = useId()
  const screen = screenOf(words)
  // With a unit or thousands it is too wide to stand at full size.
  const result = figure && (
    <p className={styles.figure} data-long={/[ ,]/.test(figure.value) || undefined}>
      <b>{figure.value}</b> {figure.label}
    </p>
  )
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.case} data-side={screen && side}>
        {screen && <Figure image={screen.picture} alt={screen.alt} caption={caption} />}
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {!screen && result}
          <CaseWords {...words}>{screen && result}</CaseWords>
        </div>
      </div>
    </Section>
  )
}
