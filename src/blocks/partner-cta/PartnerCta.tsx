import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section, useOwnHeading } from '../../ui/Section.tsx'
import { People } from './People.tsx'
import { Words } from './Words.tsx'
import styles from './partner-cta.module.css'

/** The company as a partner for the page's service, on a navy panel; other looks are in the folder `look` (spec 2.10). */
export default function PartnerCta({ image, alt, team, ...section }: BlockProps<'partner-cta'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.panel} data-tone="dark">
        <Words {...section} heading={heading} ground="dark" className={styles.copy} />
        {team && <People team={team} className={styles.people} />}
        {image && (
          <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 30rem, 80vw" className={styles.art} />
        )}
      </div>
    </Section>
  )
}
