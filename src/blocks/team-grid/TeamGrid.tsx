import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './team-grid.module.css'

/** The people of the company, on wide screens in rows of 4, 5, 4 and 3 (spec 2.11, 9). */
export default function TeamGrid({ team, facts, invitation, ...section }: BlockProps<'team-grid'>) {
  return (
    <Section {...section}>
      <ul className={styles.team}>
        {team.map(({ id, name, profile, image }) => (
          <li key={id}>
            <Picture picture={image} alt="" sizes="(width >= 64rem) 15rem, (width >= 40rem) 30vw, 45vw" />
            <Heading level={3}>{name}</Heading>
            <p>{profile}</p>
          </li>
        ))}
        {facts?.map(({ title, description }) => (
          <li key={title} className={styles.fact}>
            <b>{title}</b> {description}
          </li>
        ))}
        {invitation && (
          <li className={styles.invitation} data-tone="blue">
            <Heading level={3}>{invitation.title}</Heading>
            <TextParagraph text={invitation.description} />
            <ActionLink link={invitation.link} variant="accent" />
          </li>
        )}
      </ul>
    </Section>
  )
}
