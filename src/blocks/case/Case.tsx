import type { BlockProps } from '../../contract/index.ts'
import { Section, useOwnHeading } from '../../ui/Section.tsx'
import { shown } from '../../ui/shown.ts'
import { CaseBeside } from './CaseBeside.tsx'
import { CaseWords, screenOf, Value } from './CaseWords.tsx'
import styles from './case.module.css'

/** One project as proof: a client's quote, the figure in it, and a screen; without one, the figure large in its place, or the quote alone (spec 2.11). */
export default function Case(block: BlockProps<'case'>) {
  return screenOf(block) ? <CaseBeside {...block} /> : <CaseAlone {...block} />
}

function CaseAlone({ figure, ...words }: BlockProps<'case'>) {
  const { frame, heading } = useOwnHeading(words)
  return (
    <Section {...frame}>
      <div className={styles.copy} data-short={shown(words.quote).length < 72 || undefined}>
        {heading}
        {figure && (
          // With a unit or thousands it is too wide to stand at full size.
          <p className={styles.figure} data-long={/[ ,]/.test(figure.value) || undefined}>
            <Value of={figure} /> {figure.label}
          </p>
        )}
        <CaseWords {...words} />
      </div>
    </Section>
  )
}
