import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { SnapRow } from '../../../ui/SnapRow.tsx'
import { Card } from '../ServiceCards.tsx'
import grid from '../service-cards.module.css'
import styles from './row.module.css'

/** An index of services, which phones show as a row of cards to be swiped (spec 2.10). */
export default function ServiceRow({
  id,
  title,
  intro,
  tone,
  cards = [],
  actions,
  level,
}: BlockProps<'service-cards'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      <SnapRow label={title}>
        <ul className={`${grid.grid} ${styles.row}`}>
          {cards.map((card) => (
            <Card key={card.title} {...card} of={cards.length} />
          ))}
        </ul>
      </SnapRow>
    </Section>
  )
}
