import type { BlockProps } from '../../../contract/index.ts'
import { Actions } from '../../../ui/ActionLink.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { groundOf, Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { People } from '../People.tsx'
import styles from './letter.module.css'

/** A letter to the client with a large first paragraph, and from whom it is (spec 2.10). */
export default function Letter({ id, title, tone, paragraphs, actions, team, level }: BlockProps<'partner-cta'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.written}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        {team && <People team={team} className={styles.from} />}
        <Paragraphs paragraphs={paragraphs} />
        {actions && <Actions links={actions} tone={groundOf(tone)} />}
      </div>
    </Section>
  )
}
