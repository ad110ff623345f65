import { type ReactNode, useContext } from 'react'
import type { LinkData, RichText as RichTextData } from '../contract/index.ts'
import { Actions, TextActions } from './ActionLink.tsx'
import { DensityContext } from './density.ts'
import { Heading } from './Heading.tsx'
import { TextParagraph } from './RichText.tsx'
import { useId } from './use-id.ts'
import styles from './Section.module.css'

/** The background of a section; it decides the colours of everything in it. */
export type Tone = 'plain' | 'tint' | 'dark' | 'blue' | 'ink' | 'marigold'

interface SectionProps {
  /** Anchor for links to `#id`. */
  id?: string
  tone?: Tone
  title?: string
  intro?: RichTextData
  level?: 1 | 2
  /** Id of the heading, for blocks that render their own instead of passing `title`. */
  labelledBy?: string
  /** Links below the content. */
  actions?: LinkData[]
  className?: string
  children: ReactNode
}

/** A full-width section of the page, with background, heading and optional introduction. */
export function Section({
  id,
  tone = 'plain',
  title,
  intro,
  level = 2,
  labelledBy,
  actions,
  className,
  children,
}: SectionProps) {
  const headingId = useId('title')
  const density = useContext(DensityContext)
  return (
    <section
      id={id}
      data-tone={tone}
      data-density={density}
      className={className ? `${styles.section} ${className}` : styles.section}
      aria-labelledby={title ? headingId : labelledBy}
    >
      <div className={`wrap ${styles.wrap}`}>
        {title && (
          <div className={styles.head}>
            <Heading level={level} id={headingId}>
              {title}
            </Heading>
            <TextParagraph text={intro} />
          </div>
        )}
        {children}
        {actions && (
          <div className={styles.foot}>
            {actions.some(({ dialog }) => dialog) ? (
              <Actions links={actions} tone={groundOf(tone)} />
            ) : (
              <TextActions links={actions} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** For a block that places its heading itself: the props of its section, and the heading, by which the section is labelled. */
export function useOwnHeading({ id, tone, title, level = 2 }: Omit<SectionProps, 'children'>) {
  const labelledBy = useId('title')
  const heading = (
    <Heading level={level} id={labelledBy}>
      {title}
    </Heading>
  )
  return { frame: { id, tone, labelledBy }, heading }
}

/** Whether a tone is light or dark: actions look different on each. */
export const groundOf = (tone: Tone = 'plain'): 'light' | 'dark' =>
  ['dark', 'blue', 'ink'].includes(tone) ? 'dark' : 'light'
