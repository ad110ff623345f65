import type { BlockProps } from '../../../contract/index.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Card } from '../ServiceCards.tsx'
import { rowClass } from './row-class.ts'
import styles from './swipe.module.css'

/** An index of services, which phones show as cards that scroll sideways (spec 2.10). */
export default function SwipedServices({
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
      <Grid
        count={cards.length}
        choices={[3, 2]}
        scrolls={title}
        className={`${rowClass(cards.length)} ${styles.swiped}`}
      >
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </Grid>
    </Section>
  )
}
