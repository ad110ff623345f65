import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './map.module.css'

/** Where the office is: a plain link, and a map that is fetched when it comes near the view (spec 2.6). */
export default function OfficeMap({ id, title, text, link, embedUrl, level }: BlockProps<'map'>) {
  return (
    <Section id={id} title={title} level={level} className={styles.section}>
      <div className={styles.place}>
        <div className={styles.words}>
          <p>
            <RichText text={text} />
          </p>
          <ActionLink link={link} variant="text" />
        </div>
        <ns-map className={styles.map} data-src={embedUrl} data-title={`Map: ${title}`}>
          <div className={styles.ask}>
            <UiIcon name="map-pin-bold" size={32} />
            <button type="button">Show the map</button>
            <p>It comes from {new URL(embedUrl).host}, and your browser asked us not to load it unasked.</p>
          </div>
        </ns-map>
      </div>
    </Section>
  )
}
