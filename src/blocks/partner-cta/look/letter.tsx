import type { BlockProps } from '../../../contract/index.ts'
import { Actions } from '../../../ui/ActionLink.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { groundOf, Section, useOwnHeading } from '../../../ui/Section.tsx'
import { People } from '../People.tsx'
import styles from './letter.module.css'
import lines from './people-lines.module.css'

/** A letter to the client with a large first paragraph, and from whom it is (spec 2.10). */
export default function Letter({ paragraphs, actions, team, ...section }: BlockProps<'partner-cta'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.written}>
        {heading}
        {team && <People team={team} className={`${lines.lines} ${styles.from}`} />}
        <Paragraphs paragraphs={paragraphs} />
        {actions && <Actions links={actions} tone={groundOf(section.tone)} />}
      </div>
    </Section>
  )
}
