import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Unfold } from '../../../ui/Unfold.tsx'
import grid from '../service-cards.module.css'
import { Card } from '../ServiceCards.tsx'
import styles from './row.module.css'

/** How many services phones show of a longer index before the others are unfolded. Full rows of two and of three. */
const shown = 6

/** An index of services, ruled at every width (spec 2.10). */
export default function ServiceRow({
  id,
  title,
  intro,
  tone,
  cards = [],
  actions,
  level,
}: BlockProps<'service-cards'>) {
  const folded = cards.length > shown + 2
  // Three in a row would leave cells empty. One number of columns for all rows keeps the rules in line.
  const pairs = cards.length % 3 > 0 && cards.length % 2 === 0
  const list = (part: typeof cards) => (
    <ul className={`${grid.grid} ${styles.row} ${pairs ? styles.pairs : ''}`}>
      {part.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </ul>
  )
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      {list(folded ? cards.slice(0, shown) : cards)}
      {folded && <Unfold label={`All ${cards.length}`}>{list(cards.slice(shown))}</Unfold>}
    </Section>
  )
}
