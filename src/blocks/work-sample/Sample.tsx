import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import { Notes } from './Notes.tsx'
import styles from './sample.module.css'

type Block = BlockProps<'work-sample'>

export interface SampleProps extends Pick<
  Block,
  'id' | 'title' | 'intro' | 'tone' | 'side' | 'caption' | 'notes' | 'level' | 'name' | 'status'
> {
  children: ReactNode
}

/** A section with its heading, and beside or below it a piece of the work with a caption; notes stand at the foot of the heading's column. */
export function Sample({
  id,
  title,
  intro,
  tone,
  side = 'end',
  caption,
  notes,
  level,
  children,
}: Omit<SampleProps, 'name' | 'status'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.sample} data-side={side}>
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <TextParagraph text={intro} />
          {notes && <Notes notes={notes} />}
        </div>
        <figure className={styles.figure}>
          {children}
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
