import { useId } from 'react'
import type { BlockProps } from '../../../contract/index.ts'
import { Actions } from '../../../ui/ActionLink.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { groundOf, Section } from '../../../ui/Section.tsx'
import { People } from '../People.tsx'
import styles from './stage.module.css'

/** A band that closes the page: the people stand on its lower edge, each in an arch (spec 2.10). */
export default function Stage({ id, title, tone, paragraphs, actions, team, level }: BlockProps<'partner-cta'>) {
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={headingId} className={styles.stage}>
      <div className={styles.line}>
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <Paragraphs paragraphs={paragraphs} />
          {actions && <Actions links={actions} tone={groundOf(tone)} />}
        </div>
        <People team={team} className={styles.people} />
      </div>
    </Section>
  )
}
