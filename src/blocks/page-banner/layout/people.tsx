import type { BlockProps } from '../../../contract/index.ts'
import ground from '../../../ui/blueprint.module.css'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './people.module.css'

/** Opens a page with portraits of the people it is about, and a place for one more. */
export default function PeopleBanner({ id, team, eager, ...words }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={ground.blueprint}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...words} tone="dark" />
        <ul className={styles.mosaic}>
          {team?.map(({ id, name, image }) => (
            <li key={id}>
              <Picture picture={image} alt={name} eager={eager} />
            </li>
          ))}
          <li className={styles.more} aria-hidden="true" />
        </ul>
      </div>
    </section>
  )
}
