import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './tiles.module.css'

/** A plate of tiles: the first leading claim large, two beside it, the others in a row that fills its width (spec 2.10). */
export default function ClaimTiles({ claims, lead, sentences, reasons = [], ...section }: BlockProps<'why-choose-us'>) {
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  const count = leading.length + others.length + reasons.length
  return (
    <Section {...section}>
      <div className={styles.plate}>
        {leading.length > 0 && (
          <ul className={styles.lead}>
            <LeadItems claims={leading} firstTone="blue" />
          </ul>
        )}
        {count > leading.length && (
          <Others count={count} leading={leading.length}>
            <ul className={styles.row}>
              <ClaimItems claims={others} reasons={reasons} size={24} />
            </ul>
          </Others>
        )}
      </div>
    </Section>
  )
}
