import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './line.module.css'

/** Opens a page with its title and, below it, the people of its subject in a row, in the order of their work (spec 2.2). */
export default function LineBanner({ id, start, team, tasks, eager, ...copy }: BlockProps<'page-banner'>) {
  const line = (
    <ol className={styles.line}>
      {start && (
        <li>
          <strong>{start.title}</strong>
          <span>{start.description}</span>
        </li>
      )}
      {team?.map(({ id, name, image, pose }, index) => (
        <li key={id}>
          <Picture picture={pose ?? image} alt="" eager={eager} />
          <b>{name.split(' ')[0]}</b>
          {tasks && <span>{tasks[index]}</span>}
        </li>
      ))}
    </ol>
  )
  return (
    <section id={id} data-tone="blue" className={styles.banner}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" below={line} />
      </div>
    </section>
  )
}
