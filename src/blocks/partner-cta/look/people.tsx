import type { BlockProps } from '../../../contract/index.ts'
import { groundOf, Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { People } from '../People.tsx'
import { Words } from '../Words.tsx'
import styles from './partner-people.module.css'

/** Heading and button beside the paragraphs, and people in a ruled row below them (spec 2.10). */
export default function PeopleFirst({ id, tone, team, ...words }: BlockProps<'partner-cta'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.line}>
        <Words {...words} headingId={headingId} ground={groundOf(tone)} className={styles.copy} />
        <People team={team} className={styles.people} />
      </div>
    </Section>
  )
}
