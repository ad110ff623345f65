import type { BlockProps, ServiceCard } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { WayOn } from '../WayOn.tsx'
import styles from './lead.module.css'

/** The first service large on blue, the others as ruled rows beside it, on phones as tiles below it (spec 2.10). */
export default function LeadingService({ cards = [], ...section }: BlockProps<'service-cards'>) {
  return (
    <Section {...section}>
      <ul className={styles.list}>
        {cards.map((card, index) => (
          <Entry key={card.title} {...card} leads={index === 0} />
        ))}
      </ul>
    </Section>
  )
}

function Entry({ icon, image, alt, title, description, link, leads }: ServiceCard & { leads: boolean }) {
  return (
    <li data-tone={leads ? 'blue' : undefined}>
      {image && <Picture picture={image} alt={alt ?? ''} sizes={leads ? '(width >= 60rem) 36rem, 92vw' : '28px'} />}
      {icon && <Icon icon={icon} size={leads ? 120 : 28} />}
      <Heading level={3} link={link}>
        {title}
      </Heading>
      <TextParagraph text={description} />
      {link && <WayOn link={link} className={styles.more} />}
    </li>
  )
}
