import { type ReactNode, useContext, useId } from 'react'
import type { LinkData, RichText as RichTextData } from '../contract/index.ts'
import { Actions, TextActions } from './ActionLink.tsx'
import { DensityContext } from './density.ts'
import { Heading } from './Heading.tsx'
import { RichText } from './RichText.tsx'
import styles from './Section.module.css'

/** The ground a section stands on; it decides the colours of everything in it. */
export type Tone = 'plain' | 'tint' | 'dark' | 'blue' | 'ink'

interface SectionProps {
  /** Anchor; links lead here by #id. */
  id?: string
  tone?: Tone
  title?: string
  intro?: RichTextData
  level?: 1 | 2
  /** Id of the heading, where the block places its heading itself instead of giving `title`. */
  labelledBy?: string
  /** Links below the content. */
  actions?: LinkData[]
  className?: string
  children: ReactNode
}

/** A band of the page: ground, width, heading with an optional introduction below it. */
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
  const headingId = useId()
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
            {intro && (
              <p>
                <RichText text={intro} />
              </p>
            )}
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

/** Whether a tone is a light or a dark ground: actions differ on them. */
export const groundOf = (tone: Tone = 'plain'): 'light' | 'dark' =>
  tone === 'plain' || tone === 'tint' ? 'light' : 'dark'
