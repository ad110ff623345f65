import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { groundOf, Section, useOwnHeading } from '../../../ui/Section.tsx'
import { People } from '../People.tsx'
import { Words } from '../Words.tsx'
import styles from './partner-picture.module.css'
import lines from './people-lines.module.css'

/** The words and one person beside a drawing that carries the story of the page to the edges of the window (spec 2.10). */
export default function PictureBand({ image, alt, side, team, ...section }: BlockProps<'partner-cta'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame} className={styles.band}>
      <div className={side === 'start' ? `${styles.halves} ${styles.start}` : styles.halves}>
        <div className={styles.said}>
          <Words {...section} heading={heading} ground={groundOf(section.tone)} className={styles.copy} />
          <People team={team} className={`${lines.lines} ${styles.from}`} />
        </div>
        {image && <Picture picture={image} alt={alt ?? ''} className={styles.art} />}
      </div>
    </Section>
  )
}
