import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Unfold } from '../../../ui/Unfold.tsx'
import { Card } from '../ServiceCards.tsx'
import grid from '../service-cards.module.css'
import styles from './row.module.css'

/** How many services phones show of a longer index before the others are unfolded. Full rows of two and of three. */
const shown = 6

/** Three in a row would leave cells empty for some; one number of columns for all rows keeps the rules in line. */
const rowClass = (count: number): string =>
  [grid.grid, styles.row, count % 3 > 0 && count % 2 === 0 && styles.pairs].filter(Boolean).join(' ')

/** An index of services, ruled at every width (spec 2.10). */
export default function ServiceRow({ cards = [], ...section }: BlockProps<'service-cards'>) {
  const folded = cards.length > shown + 2
  const list = (part: typeof cards) => (
    <ul className={rowClass(cards.length)}>
      {part.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </ul>
  )
  return (
    <Section {...section}>
      {list(folded ? cards.slice(0, shown) : cards)}
      {folded && <Unfold label={`All ${cards.length}`}>{list(cards.slice(shown))}</Unfold>}
    </Section>
  )
}
