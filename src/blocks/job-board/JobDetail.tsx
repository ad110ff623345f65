import { useEffect } from 'react'
import type { Job } from '../../contract/index.ts'
import { NextSteps } from '../../forms/NextSteps.tsx'
import { loadApplicationForm } from './JobApplication.tsx'
import { JobFacts, JobMail, JobText } from './JobText.tsx'
import type { BoardView } from './search.ts'
import { ViewLink } from './ViewLink.tsx'
import styles from './job-view.module.css'

/** One job in full (spec 2.7). */
export function JobDetail({ job, path, view }: { job: Job; path: string; view: BoardView }) {
  // Fetched ahead: the form is the likely next view.
  useEffect(() => void loadApplicationForm().catch(() => {}), [])
  return (
    <article className={styles.columns}>
      <div className={styles.main}>
        <h2 tabIndex={-1}>{job.title}</h2>
        <JobFacts job={job} />
        <h3>Overview</h3>
        <p>{job.description}</p>
        <JobText job={job} level={3} />
      </div>
      <aside className={styles.aside} data-tone="dark" aria-label="Apply for this job">
        <ViewLink path={path} to={{ ...view, applying: true }} variant="accent">
          Apply
        </ViewLink>
        <ViewLink path={path} to={{ ...view, job: '', applying: false }} variant="ghost">
          Back to Job List
        </ViewLink>
        <JobMail job={job} />
        <NextSteps of="application" heading={<h3>After you apply</h3>} />
      </aside>
    </article>
  )
}
