import type { BlockProps } from '../../contract/index.ts'
import { TextActions } from '../../ui/ActionLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './map.module.css'

/** Where the office is: a plain link, and a drawing that a map covers when it comes near the view (spec 2.6). */
export default function OfficeMap({ id, title, intro, tone, actions, image, alt, embedUrl, level }: BlockProps<'map'>) {
  return (
    <Section id={id} tone={tone} title={title} level={level}>
      <div className={styles.place}>
        <div className={styles.words}>
          <TextParagraph text={intro} />
          <TextActions links={actions} />
        </div>
        <ns-map className={styles.map} data-src={embedUrl} data-title={`Map: ${title}`}>
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
