import type { BlockProps, ServiceCard } from '../../contract/index.ts'
import { Grid } from '../../ui/Grid.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { Unfold } from '../../ui/Unfold.tsx'
import styles from './feature-cards.module.css'

/** From this number of cards on, text is beside the icon instead of below it. */
const longFrom = 7

/** How many of so many cards phones show before the others are unfolded, unless they are told otherwise. Full rows of two and of three. */
const unfolded = 6

/** Up to this number of cards, titles and texts are large. */
const largeUpTo = 4

/** Benefits or features without rules around them, with icons or pictures (spec 2.3, 2.10). */
export default function FeatureCards({ onPhones, cards, ...section }: BlockProps<'feature-cards'>) {
  const long = cards.length >= longFrom
  const folded = long && !onPhones
  const list = (part: ServiceCard[]) => (
    <Grid
      count={cards.length}
      choices={[3, 2]}
      className={[
        styles.cards,
        long ? styles.beside : cards.length <= largeUpTo && styles.few,
        onPhones === 'tiles' && styles.tiles,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {part.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </Grid>
  )
  return (
    <Section {...section}>
      {list(folded ? cards.slice(0, unfolded) : cards)}
      {folded && <Unfold label={`All ${cards.length}`}>{list(cards.slice(unfolded))}</Unfold>}
    </Section>
  )
}

function Card({ icon, image, alt, title, description, link }: ServiceCard) {
  return (
    <li>
      {icon && (
        <span className={styles.mark}>
          <Icon icon={icon} size={30} />
        </span>
      )}
      {image && (
        <Picture picture={image} alt={alt ?? ''} small sizes="(width >= 60rem) 19rem, (width >= 40rem) 46vw, 92vw" />
      )}
      <div>
        <Heading level={3} link={link}>
          {title}
        </Heading>
        <TextParagraph text={description} />
      </div>
    </li>
  )
}
