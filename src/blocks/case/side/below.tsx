import type { BlockProps } from '../../../contract/index.ts'
import { TextActions } from '../../../ui/ActionLink.tsx'
import { Fact } from '../../../ui/Fact.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { CaseLogo, CaseWords, linksTo, screenOf, Value } from '../CaseWords.tsx'
import styles from './below.module.css'

/** A case with its screen across the whole width, and below it figure, logo and links beside the quote, then facts (spec 2.3, 2.11). */
export default function CaseBelow({ id, title, tone, figure, facts, caption, level, ...words }: BlockProps<'case'>) {
  const screen = screenOf(words)
  const { client, product, actions = [], ...quote } = words
  const links = [...linksTo(product), ...actions]
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
          <div className={styles.outcome}>
            <p className={styles.figure}>
              <Value of={figure} /> {figure.label}
            </p>
            <CaseLogo client={client} />
            {links.length > 0 && <TextActions links={links} />}
          </div>
        )}
        <div className={styles.words}>
          <CaseWords {...(figure ? quote : words)} />
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
