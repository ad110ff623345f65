import { type ReactNode, useId } from 'react'
import { Heading } from './Heading.tsx'
import { Section, type Tone } from './Section.tsx'
import styles from './SplitSection.module.css'

interface SplitSectionProps {
  id?: string
  tone?: Tone
  title: string
  level: 1 | 2
  /** What stands beside the words, on phones below them: a picture, a list. */
  beside?: ReactNode
  /** Where that stands: after the words (default) or before them. */
  side?: 'start' | 'end'
  /** top: both begin on one line; center: a picture stands in the middle of the words. */
  align?: 'top' | 'center'
  className?: string
  children?: ReactNode
}

/** A band in two halves: heading and words in one, something to look at in the other. */
export function SplitSection({
  id,
  tone,
  title,
  level,
  beside,
  side = 'end',
  align = 'center',
  className,
  children,
}: SplitSectionProps) {
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={headingId} className={className}>
      <div className={styles.split} data-side={side} data-align={align}>
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </Section>
  )
}
