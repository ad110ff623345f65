import { useId } from 'react'
import type { BlockProps } from '../../../contract/index.ts'
import { Actions } from '../../../ui/ActionLink.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { groundOf, Section } from '../../../ui/Section.tsx'
import { People } from '../People.tsx'
import styles from './people.module.css'

/** Large portraits in a row, with the text beside them (spec 2.10). */
export default function PeopleFirst({ id, title, tone, paragraphs, actions, team, level }: BlockProps<'partner-cta'>) {
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.line}>
        <People team={team} className={styles.people} />
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
