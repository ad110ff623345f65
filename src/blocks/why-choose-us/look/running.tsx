import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { leadAndOthers } from '../lead.ts'
import styles from './running.module.css'

/** All claims as one running text in large type. Leading ones come first, with a number for their sentence below (spec 2.10). */
export default function RunningClaims({
  claims,
  lead,
  sentences,
  reasons = [],
  ...section
}: BlockProps<'why-choose-us'>) {
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  const noted = [...leading.map((claim) => ({ ...claim, description: [claim.description] })), ...reasons]
  return (
    <Section {...section}>
      <ul className={styles.text}>
        {[...noted, ...others].map(({ title }, index) => (
          <li key={title}>
            <Heading level={3}>{title}</Heading>
            {index < noted.length && <sup>{index + 1}</sup>}
          </li>
        ))}
      </ul>
      {noted.length > 0 && (
        <div className={styles.lead}>
          {noted.map(({ title, description }, index) => (
            <p key={title}>
              <sup>{index + 1}</sup>
              <RichText text={description} />
            </p>
          ))}
        </div>
      )}
    </Section>
  )
}
