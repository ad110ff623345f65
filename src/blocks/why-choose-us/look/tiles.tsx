import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import { leadingClaims } from '../lead.ts'
import styles from './tiles.module.css'

/** The leading claims as tiles with their sentences, the others as a row below (spec 2.10). */
export default function ClaimTiles({
  id,
  title,
  intro,
  tone,
  claims = [],
  lead,
  sentences,
  reasons,
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  const leading = leadingClaims({ lead, sentences })
  const others = claims.filter(({ id }) => !leading.some((claim) => claim.id === id))
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      {leading.length > 0 && (
        <ul className={styles.lead}>
          {leading.map(({ id, icon, title, description }) => (
            <li key={id}>
              <Icon icon={icon} size={32} />
              <Heading level={3}>{title}</Heading>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
      {(others.length > 0 || reasons) && (
        <ul className={styles.row}>
          <ClaimItems claims={others} reasons={reasons} size={20} />
        </ul>
      )}
    </Section>
  )
}
