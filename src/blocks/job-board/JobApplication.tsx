import { lazy, Suspense } from 'react'
import type { Job } from '../../contract/index.ts'
import { JobFacts, JobMail } from './JobText.tsx'
import styles from './job-view.module.css'
import { PlaceLink } from './PlaceLink.tsx'
import type { Place } from './search.ts'

/** Fetches the form's script: needed by those who apply only. */
export const loadApplicationForm = () => import('../../forms/ApplicationForm.tsx')

const ApplicationForm = lazy(async () => ({ default: (await loadApplicationForm()).ApplicationForm }))

/** The application form for one job (spec 2.7, apply view). */
export function JobApplication({ job, path, place }: { job: Job; path: string; place: Place }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h2 tabIndex={-1}>Apply for {job.title}</h2>
        <JobFacts job={job} />
        <div className={styles.form}>
          <Suspense fallback={<p>The form is on its way.</p>}>
            <ApplicationForm post={job.title} />
          </Suspense>
        </div>
      </div>
      <aside className={styles.aside} data-tone="tint" aria-label="Other ways">
        <PlaceLink path={path} to={{ ...place, job: '', applying: false }} variant="ghost">
          Back to Job List
        </PlaceLink>
        <JobMail job={job} />
      </aside>
    </div>
  )
}
