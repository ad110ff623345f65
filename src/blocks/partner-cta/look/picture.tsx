import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { groundOf, Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { People } from '../People.tsx'
import { Words } from '../Words.tsx'
import styles from './partner-picture.module.css'

/** The words and one person beside a drawing that carries the story of the page to the edges of the window (spec 2.10). */
export default function PictureBand({ id, tone, image, alt, team, ...words }: BlockProps<'partner-cta'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId} className={styles.band}>
      <div className={styles.halves}>
        <div className={styles.said}>
          <Words {...words} headingId={headingId} ground={groundOf(tone)} className={styles.copy} />
          <People team={team} className={styles.from} />
        </div>
        {image && <Picture picture={image} alt={alt ?? ''} className={styles.art} />}
      </div>
    </Section>
  )
}
