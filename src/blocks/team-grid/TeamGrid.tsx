import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './team-grid.module.css'

/** The people of the company, on wide screens in rows of 4, 5, 4 and 3 (spec 2.11, 9). */
export default function TeamGrid({ id, title, intro, tone, team, facts, invitation, level }: BlockProps<'team-grid'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level}>
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
            {invitation.description && (
              <p>
                <RichText text={invitation.description} />
              </p>
            )}
            <ActionLink link={invitation.link} variant="accent" />
          </li>
        )}
      </ul>
    </Section>
  )
}
