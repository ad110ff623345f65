import type { BlockProps } from '../../../contract/index.ts'
import { Fact } from '../../../ui/Fact.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { CaseWords, screenOf, Value } from '../CaseWords.tsx'
import styles from './below.module.css'

/** A case with its screen across the whole width, and figure, quote and facts below it (spec 2.3, 2.11). */
export default function CaseBelow({ id, title, tone, figure, facts, caption, level, ...words }: BlockProps<'case'>) {
  const screen = screenOf(words)
  return (
    <Section id={id} tone={tone} title={title} level={level}>
      {screen && (
        <figure className={styles.screen}>
          <Picture {...screen} sizes="(width >= 84rem) 78rem, 92vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      <div className={styles.result}>
        {figure && (
          <p className={styles.figure}>
            <Value of={figure} /> {figure.label}
          </p>
        )}
        <div className={styles.words}>
          <CaseWords {...words} />
        </div>
      </div>
      {facts && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.title} {...fact} />
          ))}
        </dl>
      )}
    </Section>
  )
}
