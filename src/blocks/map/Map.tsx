import type { BlockProps } from '../../contract/index.ts'
import { TextActions } from '../../ui/ActionLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section, useOwnHeading } from '../../ui/Section.tsx'
import styles from './map.module.css'

/** Where the office is: a plain link, and a drawing that a map covers when it comes near the view (spec 2.6). */
export default function OfficeMap({ intro, actions, image, alt, embedUrl, ...section }: BlockProps<'map'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.place}>
        <div className={styles.words}>
          {heading}
          <TextParagraph text={intro} />
          <TextActions links={actions} />
        </div>
        <ns-map className={styles.map} data-src={embedUrl} data-title={`Map: ${section.title}`}>
          {image && <Picture picture={image} alt={alt ?? ''} />}
          <div className={styles.ask}>
            <button type="button">Show the map</button>
            <p role="status">
              It comes from {new URL(embedUrl).host}, and your browser asked us not to load it unasked.
            </p>
          </div>
        </ns-map>
      </div>
    </Section>
  )
}
