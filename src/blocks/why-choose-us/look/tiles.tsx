import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './tiles.module.css'

/** A plate of tiles: the first leading claim large, two beside it, the others on a grid at its foot (spec 2.10). */
export default function ClaimTiles({ claims, lead, sentences, reasons, ...section }: BlockProps<'why-choose-us'>) {
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  return (
    <Section {...section}>
      <div className={styles.plate}>
        {leading.length > 0 && (
          <ul className={styles.lead}>
            <LeadItems claims={leading} firstTone="blue" />
          </ul>
        )}
        <Others claims={others} reasons={reasons} />
      </div>
    </Section>
  )
}
