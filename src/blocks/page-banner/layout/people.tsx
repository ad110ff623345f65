import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import background from '../../../ui/blueprint.module.css'
import styles from './people.module.css'

/** Opens a page with portraits of the people it is about, and a place for one more (spec 2.2). */
export default function PeopleBanner({ id, team, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={background.blueprint}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" />
        <ul className={styles.mosaic}>
          {team?.map(({ id, name, image, pose }) => (
            <li key={id}>
              <Picture picture={pose ?? image} alt={name} eager={eager} />
            </li>
          ))}
          <li className={styles.more} aria-hidden="true" />
        </ul>
      </div>
    </section>
  )
}
