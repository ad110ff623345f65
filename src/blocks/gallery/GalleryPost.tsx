import type { GalleryGroup } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './gallery.module.css'

/** How many photos of a post are shown (spec 9). */
const shownCount = 4

interface GalleryPostProps {
  group: GalleryGroup
  /** Index of its first photo among all photos. */
  start: number
}

/** A post: title, description, its first photos, and '+ N' for the rest (spec 2.11). */
export function GalleryPost({ group: { id, title, description, photos }, start }: GalleryPostProps) {
  const rest = photos.slice(shownCount)
  return (
    <article id={id} className={styles.post}>
      <div className={styles.about}>
        <Heading level={3}>{title}</Heading>
        <p>{description}</p>
      </div>
      <div className={styles.photos}>
        {photos.slice(0, shownCount).map(({ image, alt }, index) => (
          <a key={image.src} href={image.src} data-photo={start + index}>
            <Picture
              picture={image}
              alt={alt}
              sizes="(width >= 84rem) 39rem, (width >= 34rem) 48vw, 16rem"
              className={styles.photo}
            />
          </a>
        ))}
        {rest[0] && (
          <a href={rest[0].image.src} data-photo={start + shownCount} className={styles.more}>
            + {rest.length}
            <span className="visually-hidden"> more photos of {title}</span>
          </a>
        )}
      </div>
      {rest.length > 0 && (
        <noscript>
          <ol className={styles.files}>
            {rest.map(({ image, alt }) => (
              <li key={image.src}>
                <a href={image.src}>{alt}</a>
              </li>
            ))}
          </ol>
        </noscript>
      )}
    </article>
  )
}
