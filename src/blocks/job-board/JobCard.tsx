import type { Job } from '../../contract/index.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { JobFacts, JobMail, JobText } from './JobText.tsx'
import type { BoardView } from './search.ts'
import { ViewLink } from './ViewLink.tsx'
import styles from './job-list.module.css'

/** A job in the list (spec 2.7). Without script it expands to the whole posting, and applications go by mail. */
export function JobCard({ job, path, view }: { job: Job; path: string; view: BoardView }) {
  const hasScript = useHasScript()
  const ofJob = <span className="visually-hidden">: {job.title}</span>
  return (
    <li id={`job-${job.id}`} className={styles.card}>
      <h3>{job.title}</h3>
      <JobFacts job={job} />
      <p>{job.description}</p>
      <div className={styles.actions}>
        <ViewLink path={path} to={{ ...view, job: job.id, applying: false }} variant="ghost">
          <span>View More Details{ofJob}</span>
        </ViewLink>
        <ViewLink path={path} to={{ ...view, job: job.id, applying: true }} variant="primary">
          <span>Apply{ofJob}</span>
        </ViewLink>
      </div>
      {!hasScript && (
        <details className={styles.posting}>
          <summary>View More Details{ofJob}</summary>
          <JobText job={job} level={4} />
          <JobMail job={job} />
        </details>
      )}
    </li>
  )
}
