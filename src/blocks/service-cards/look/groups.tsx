import type { ReactNode } from 'react'
import type { BlockProps, ServiceCard } from '../../../contract/index.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section, type Tone } from '../../../ui/Section.tsx'
import styles from './groups.module.css'

/** Services in named groups, each with its own anchor, followed by links to related services and the people behind them (spec 2.5). */
export default function ServiceGroups({ groups = [], ...section }: BlockProps<'service-cards'>) {
  return (
    <Section {...section}>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </Section>
  )
}

type GroupProps = NonNullable<BlockProps<'service-cards'>['groups']>[number]

function Group({ id, title, description, image, alt = '', side = 'start', tone, cards, more = [], team }: GroupProps) {
  const [first, ...others] = cards
  // It is read where it stands.
  const lead = image && first && (
    <Card {...first} panel={tone ?? 'blue'}>
      <Picture picture={image} alt={alt} small={side !== 'wide'} sizes="(width >= 60rem) 44rem, 46vw" />
    </Card>
  )
  return (
    <div id={id} className={styles.group} data-side={image && side}>
      <div>
        <Heading level={3}>{title}</Heading>
        <TextParagraph text={description} />
      </div>
      <ul className={styles.cards}>
        {side !== 'end' && lead}
        {(lead ? others : cards).map((card) => (
          <Card key={card.title} {...card} />
        ))}
        {more.map(({ icon, title, description, link }) => (
          <li key={title}>
            <Icon icon={icon} size={28} />
            <Anchor link={link}>{title}</Anchor>
            <TextParagraph text={description} />
          </li>
        ))}
        {side === 'end' && lead}
        {team?.map(({ id, name, profile, image }) => (
          <li key={id} className={styles.person}>
            <Picture picture={image} alt="" />
            <span>
              <b>{name}</b> {profile}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CardProps extends ServiceCard {
  /** The background of a service that leads its group. */
  panel?: Tone
  /** The picture on its panel. */
  children?: ReactNode
}

function Card({ icon, image, alt, title, description, link, panel, children }: CardProps) {
  return (
    <li data-tone={panel} className={panel && styles.panel}>
      {image && <Picture picture={image} alt={alt ?? ''} sizes="28px" />}
      {icon && <Icon icon={icon} size={28} />}
      <Heading level={4} link={link}>
        {title}
      </Heading>
      <TextParagraph text={description} />
      {children && <div className={styles.art}>{children}</div>}
    </li>
  )
}
