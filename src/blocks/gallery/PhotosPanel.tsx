import type { GalleryGroup } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import styles from './gallery.module.css'

/** The Photos panel: the number of photos, 'See All Photos', and tabs that jump to the posts (spec 2.11). */
export function PhotosPanel({ groups }: { groups: GalleryGroup[] }) {
  const count = groups.reduce((sum, { photos }) => sum + photos.length, 0)
  return (
    <div className={styles.panel}>
      <div>
        <Heading level={3}>Photos</Heading>
        <p>{count} in all</p>
      </div>
      <nav aria-label="Posts">
        <ul className={styles.tabs}>
          {groups.map(({ id, title, photos }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <span>{photos.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <span data-photo={0}>
        <ActionLink link={{ label: 'See All Photos', href: `#${groups[0]?.id}` }} />
      </span>
    </div>
  )
}
