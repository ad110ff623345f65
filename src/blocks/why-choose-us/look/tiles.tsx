import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import styles from './tiles.module.css'

/** Claims as tiles, four in a row, with the leading sentences above (spec 2.10). */
export default function ClaimTiles({
  id,
  title,
  intro,
  tone,
  claims,
  lead = [],
  reasons,
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      <div className={styles.lead}>
        {lead.map(({ id, description }) => (
          <p key={id}>{description}</p>
        ))}
      </div>
      <ul className={styles.tiles}>
        <ClaimItems claims={claims} reasons={reasons} size={32} />
      </ul>
    </Section>
  )
}
