import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './partner-cta.module.css'
import { People } from './People.tsx'
import { Words } from './Words.tsx'

/** The company as a partner for the page's service, on a navy panel; other looks are in the folder `look` (spec 2.10). */
export default function PartnerCta({ id, tone, image, alt, team, ...words }: BlockProps<'partner-cta'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.panel} data-tone="dark">
        <Words {...words} headingId={headingId} ground="dark" className={styles.copy} />
        {team && <People team={team} className={styles.people} />}
        {image && (
          <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 30rem, 80vw" className={styles.art} />
        )}
      </div>
    </Section>
  )
}
