import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './sheet.module.css'

type Block = BlockProps<'work-sample'>

interface SheetProps extends Pick<Block, 'id' | 'title' | 'intro' | 'tone' | 'side' | 'caption' | 'level'> {
  /** Colours of the sheet, whatever the section has. */
  paper: 'plain' | 'ink'
  children: ReactNode
}

/** A section with its heading, and beside or below it a sheet with a caption. */
export function Sheet({ id, title, intro, tone, side = 'end', caption, level, paper, children }: SheetProps) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.sample} data-side={side}>
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <TextParagraph text={intro} />
        </div>
        <figure className={styles.figure}>
          <div className={styles.sheet} data-tone={paper}>
            {children}
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
    </Section>
  )
}

/** The first line of a sheet: its name, and where it stands. */
export function Headline({ name, status }: Pick<Block, 'name' | 'status'>) {
  return (
    <div className={styles.headline}>
      <b>{name}</b>
      {status && <span>{status}</span>}
    </div>
  )
}
