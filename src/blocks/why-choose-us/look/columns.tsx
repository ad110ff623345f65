import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { UiIcon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import styles from './columns.module.css'

/** Leading claims and reasons in columns, each with its sentence directly below, the other claims as a ticked list (spec 2.10). */
export default function ClaimColumns({
  claims,
  lead,
  sentences,
  reasons = [],
  ...section
}: BlockProps<'why-choose-us'>) {
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  return (
    <Section {...section}>
      {leading.length + reasons.length > 0 && (
        <ul className={styles.lead}>
          <LeadItems claims={leading} />
          <ClaimItems reasons={reasons} size={32} />
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, title }) => (
            <li key={id}>
              <UiIcon name="check-bold" size={20} />
              <Heading level={3}>{title}</Heading>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
