import { useId } from 'react'
import type { BlockProps } from '../../../contract/index.ts'
import { TextActions } from '../../../ui/ActionLink.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import { leadingClaims } from '../lead.ts'
import styles from './aside.module.css'

/** Claims in one column, with the leading sentences large beside them (spec 2.10). */
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
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.line}>
        <div className={styles.lead}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {intro && (
            <div>
              <RichText text={intro} />
            </div>
          )}
          {leadingClaims({ lead, sentences }).map(({ id, description }) => (
            <p key={id}>{description}</p>
          ))}
          {actions && <TextActions links={actions} />}
        </div>
        <ul className={styles.claims}>
          <ClaimItems claims={claims} reasons={reasons} size={20} />
        </ul>
      </div>
    </Section>
  )
}
