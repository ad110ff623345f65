import type { BlockProps } from '../../../contract/index.ts'
import { TextActions } from '../../../ui/ActionLink.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './aside.module.css'

/** The first leading sentence large on a block that runs off the left edge, the other leading claims and a grid of all others beside it (spec 2.10). */
export default function ClaimsAside({
  intro,
  claims,
  lead,
  sentences,
  reasons,
  actions,
  ...section
}: BlockProps<'why-choose-us'>) {
  const { frame, heading } = useOwnHeading(section)
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  return (
    <Section {...frame}>
      <div className={styles.line}>
        <div className={styles.head}>
          {heading}
          <TextParagraph text={intro} />
          {actions && <TextActions links={actions} />}
        </div>
        {leading.length > 0 && (
          <ul className={styles.lead}>
            <LeadItems claims={leading} firstTone="dark" />
          </ul>
        )}
        <Others claims={others} reasons={reasons} />
      </div>
    </Section>
  )
}
