import type { BlockProps, ServiceCard } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { WayOn } from './WayOn.tsx'
import styles from './service-cards.module.css'

/** Services in a ruled grid; a card with a link is clickable as a whole. The other looks are in the folder `look` (spec 2.5, 2.10). */
export default function ServiceCards({ cards = [], ...section }: BlockProps<'service-cards'>) {
  return (
    <Section {...section}>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  )
}

/** One service, with an icon or a picture above its title (spec 2.10). */
export function Card({ icon, image, alt, title, description, link }: ServiceCard) {
  return (
    <li>
      {image && (
        <Picture picture={image} alt={alt ?? ''} small sizes="(width >= 60rem) 26rem, (width >= 40rem) 46vw, 92vw" />
      )}
      {icon && <Icon icon={icon} size={48} className={styles.icon} />}
      <Heading level={3} link={link}>
        {title}
      </Heading>
      <TextParagraph text={description} />
      {link && <WayOn link={link} className={link.label ? styles.more : styles.corner} />}
    </li>
  )
}
