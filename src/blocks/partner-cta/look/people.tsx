import { useId } from 'react'
import type { BlockProps } from '../../../contract/index.ts'
import { Actions } from '../../../ui/ActionLink.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { groundOf, Section } from '../../../ui/Section.tsx'
import styles from './people.module.css'

/** Large portraits in a row, with the text beside them (spec 2.10). */
export default function PeopleFirst({ id, title, tone, paragraphs, actions, team, level }: BlockProps<'partner-cta'>) {
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.line}>
        <ul className={styles.people}>
          {team?.map(({ id, name, profile, image }) => (
            <li key={id}>
              <Picture picture={image} alt="" sizes="(width >= 60rem) 15rem, 30vw" />
              <b>{name}</b> {profile}
            </li>
          ))}
        </ul>
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <Paragraphs paragraphs={paragraphs} />
          {actions && <Actions links={actions} tone={groundOf(tone)} />}
        </div>
      </div>
    </Section>
  )
}
