import type { BlockProps } from '../../../contract/index.ts'
import { groundOf, Section, useOwnHeading } from '../../../ui/Section.tsx'
import { People } from '../People.tsx'
import { Words } from '../Words.tsx'
import styles from './stage.module.css'

/** A band that closes the page: the people stand on its lower edge, each in an arch (spec 2.10). */
export default function Stage({ team, ...section }: BlockProps<'partner-cta'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.line}>
        <Words {...section} heading={heading} ground={groundOf(section.tone)} className={styles.copy} />
        <People team={team} className={styles.people} />
      </div>
    </Section>
  )
}
