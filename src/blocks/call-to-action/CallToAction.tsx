import { useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './call-to-action.module.css'

/** A blue band, or a slim strip, that asks for one thing. */
export default function CallToAction({ id, title, text, look = 'band', actions, level }: BlockProps<'call-to-action'>) {
  const headingId = useId()
  return (
    <Section id={id} tone="blue" labelledBy={headingId} className={styles[look]}>
      <div className={styles.line}>
        <div>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {text && (
            <p>
              <RichText text={text} />
            </p>
          )}
        </div>
        <Actions links={actions} tone="dark" />
      </div>
    </Section>
  )
}
