import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import styles from './tiles.module.css'

/** The leading claims as tiles with their sentences, the others as a row below (spec 2.10). */
export default function ClaimTiles({
  id,
  title,
  intro,
  tone,
  claims = [],
  lead = [],
  reasons,
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  const others = claims.filter(({ id }) => !lead.some((leading) => leading.id === id))
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      {lead.length > 0 && (
        <ul className={styles.lead}>
          {lead.map(({ id, icon, title, description }) => (
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
