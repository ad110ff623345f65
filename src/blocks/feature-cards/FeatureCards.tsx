import type { BlockProps, ServiceCard } from '../../contract/index.ts'
import { Grid } from '../../ui/Grid.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './feature-cards.module.css'

/** From this number of cards on, text is beside the icon instead of below it, and phones show rows of cards that scroll sideways unless they are told otherwise, which makes long lists shorter. */
const longFrom = 7

/** Up to this number of cards, titles and texts are large. */
const largeUpTo = 4

/** Benefits or features without rules around them, with icons, numbers or pictures (spec 2.3, 2.10). */
export default function FeatureCards({ numbered, onPhones, cards, ...section }: BlockProps<'feature-cards'>) {
  const long = cards.length >= longFrom
  const shown = onPhones ?? (long && !numbered ? 'swipe' : 'list')
  return (
    <Section {...section}>
      <Grid
        count={cards.length}
        choices={[3, 2]}
        ordered={numbered}
        scrolls={shown === 'swipe' ? section.title : undefined}
        className={[styles.cards, long ? styles.beside : cards.length <= largeUpTo && styles.few, styles[shown]]
          .filter(Boolean)
          .join(' ')}
      >
        {cards.map((card) => (
          <Card key={card.title} {...card} numbered={numbered} />
        ))}
      </Grid>
    </Section>
  )
}

function Card({ icon, image, alt, title, description, link, numbered }: ServiceCard & { numbered?: boolean }) {
  return (
    <li>
      {numbered && <span className={`${styles.mark} ${styles.number}`} />}
      {!numbered && icon && (
        <span className={styles.mark}>
          <Icon icon={icon} size={30} />
        </span>
      )}
      {!numbered && image && (
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
