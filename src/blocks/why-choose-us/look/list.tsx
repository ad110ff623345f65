import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { leadAndOthers } from '../lead.ts'
import styles from './list.module.css'

/** All claims as a quiet ruled list, those that lead first and strong (spec 2.10). */
export default function ClaimList({
  id,
  title,
  intro,
  tone,
  claims,
  lead = [],
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  const headingId = useId('title')
  const { leading, others } = leadAndOthers({ claims, lead })
  return (
    <Section id={id} tone={tone} labelledBy={headingId} actions={actions}>
      <div className={styles.beside}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        <TextParagraph text={intro} />
        <ul className={styles.claims}>
          {[...leading, ...others].map((claim, at) => (
            <li key={claim.id} className={at < leading.length ? styles.first : undefined}>
              <Heading level={3}>{claim.title}</Heading>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
