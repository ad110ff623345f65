import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { leadAndOthers } from '../lead.ts'
import styles from './list.module.css'

/** All claims as a quiet ruled list, those that lead first and strong (spec 2.10). */
export default function ClaimList({ intro, claims, lead = [], actions, ...section }: BlockProps<'why-choose-us'>) {
  const { frame, heading } = useOwnHeading(section)
  const { leading, others } = leadAndOthers({ claims, lead })
  return (
    <Section {...frame} actions={actions}>
      <div className={styles.beside}>
        {heading}
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
