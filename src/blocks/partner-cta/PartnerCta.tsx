import { useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './partner-cta.module.css'

/** The company as a partner for the page's service, on a navy panel (spec 2.10). */
export default function PartnerCta({ id, title, paragraphs, action, image, alt, level }: BlockProps<'partner-cta'>) {
  const headingId = useId()
  return (
    <Section id={id} labelledBy={headingId}>
      <div className={styles.panel} data-tone="dark">
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <Paragraphs paragraphs={paragraphs} />
          {action && <ActionLink link={action} variant="accent" />}
        </div>
        {image && <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 30rem, 80vw" />}
      </div>
    </Section>
  )
}
