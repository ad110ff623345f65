import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section, useOwnHeading } from '../../ui/Section.tsx'
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
  intro,
  side = 'end',
  caption,
  notes,
  children,
  ...section
}: Omit<SampleProps, 'name' | 'status'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.sample} data-side={side}>
        <div className={styles.copy}>
          {heading}
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
