import type { BlockProps } from '../../../contract/index.ts'
import { Grid } from '../../../ui/Grid.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Card } from '../ServiceCards.tsx'
import { rowClass } from './row-class.ts'
import styles from './swipe.module.css'

/** An index of services, which phones show as cards that scroll sideways (spec 2.10). */
export default function SwipedServices({ cards = [], ...section }: BlockProps<'service-cards'>) {
  return (
    <Section {...section}>
      <Grid
        count={cards.length}
        choices={[3, 2]}
        scrolls={section.title}
        className={`${rowClass(cards.length)} ${styles.swiped}`}
      >
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </Grid>
    </Section>
  )
}
