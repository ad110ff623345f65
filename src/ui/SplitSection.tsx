import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import { Section, type Tone } from './Section.tsx'
import styles from './SplitSection.module.css'
import { useId } from './use-id.ts'

interface SplitSectionProps {
  id?: string
  tone?: Tone
  title: string
  level: 1 | 2
  /** Shown beside the text, on phones below it: a picture, a list. */
  beside?: ReactNode
  /** Whether `beside` comes after the text (default) or before it. */
  side?: 'start' | 'end'
  /** Vertical alignment of the two halves. */
  align?: 'top' | 'center'
  className?: string
  children?: ReactNode
}

/** A section in two halves: heading and text in one, `beside` in the other. */
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
  const headingId = useId('title')
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
