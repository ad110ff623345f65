import type { BlockProps } from '../../../contract/index.ts'
import { groundOf, Section, useOwnHeading } from '../../../ui/Section.tsx'
import { People } from '../People.tsx'
import { Words } from '../Words.tsx'
import styles from './partner-people.module.css'
import lines from './people-lines.module.css'

/** Heading and button beside the paragraphs, and people in a ruled row below them (spec 2.10). */
export default function PeopleFirst({ team, ...section }: BlockProps<'partner-cta'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.line}>
        <Words {...section} heading={heading} ground={groundOf(section.tone)} className={styles.copy} />
        <People team={team} className={`${lines.lines} ${styles.people}`} />
      </div>
    </Section>
  )
}
