import type { ReactNode } from 'react'
import { Section, type Tone, useOwnHeading } from './Section.tsx'
import styles from './SplitSection.module.css'

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
  const { frame, heading } = useOwnHeading({ id, tone, title, level })
  return (
    <Section {...frame} className={className}>
      <div className={styles.split} data-side={side} data-align={align}>
        <div className={styles.copy}>
          {heading}
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </Section>
  )
}
