import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './tiles.module.css'

/** Claims as tiles, four in a row, below the sentences that lead (spec 2.10). */
export default function ClaimTiles({
  id,
  title,
  intro,
  tone,
  claims = [],
  lead = [],
  reasons = [],
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      <ul className={styles.tiles}>
        {claims.map(({ id, icon, title }) => (
          <li key={id}>
            <Icon icon={icon} size={32} />
            <Heading level={3}>{title}</Heading>
          </li>
        ))}
        {reasons.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon icon={icon} size={32} />
            <Heading level={3}>{title}</Heading>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.lead}>
        {lead.map(({ id, description }) => (
          <p key={id}>{description}</p>
        ))}
      </div>
    </Section>
  )
}
