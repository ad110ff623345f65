import type { BlockProps } from '../../../contract/index.ts'
import { TextActions } from '../../../ui/ActionLink.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './aside.module.css'

/** The first leading sentence large on a block that runs off the left edge, the other leading claims and a grid of all others beside it (spec 2.10). */
export default function ClaimsAside({
  id,
  title,
  intro,
  tone,
  claims,
  lead,
  sentences,
  reasons,
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  const headingId = useId('title')
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.line}>
        <div className={styles.head}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {intro && (
            <p>
              <RichText text={intro} />
            </p>
          )}
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
