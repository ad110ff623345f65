import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './columns.module.css'

/** Leading claims and reasons in columns, each with its sentence directly below, the other claims on a grid below (spec 2.10). */
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
      <Others claims={others} />
    </Section>
  )
}
