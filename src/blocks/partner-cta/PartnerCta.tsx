import { useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { People } from './People.tsx'
import styles from './partner-cta.module.css'

/** The company as a partner for the page's service, on a navy panel; other looks are in the folder `look` (spec 2.10). */
export default function PartnerCta({
  id,
  title,
  tone,
  paragraphs,
  actions,
  image,
  alt,
  team,
  level,
}: BlockProps<'partner-cta'>) {
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.panel} data-tone="dark">
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <Paragraphs paragraphs={paragraphs} />
          {actions && <Actions links={actions} tone="dark" />}
        </div>
        {team && <People team={team} className={styles.people} />}
        {image && (
          <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 30rem, 80vw" className={styles.art} />
        )}
      </div>
    </Section>
  )
}
