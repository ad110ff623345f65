import { lazy, Suspense } from 'react'
import type { Job } from '../../contract/index.ts'
import { NextSteps } from '../../forms/NextSteps.tsx'
import { forgetDraft } from '../../forms/use-draft.ts'
import { JobFacts, JobMail } from './JobText.tsx'
import type { BoardView } from './search.ts'
import { ViewLink } from './ViewLink.tsx'
import styles from './job-view.module.css'

/** Loads the form's script, which only applicants need (spec 2.7). */
export const loadApplicationForm = () => import('../../forms/ApplicationForm.tsx')

const ApplicationForm = lazy(async () => ({ default: (await loadApplicationForm()).ApplicationForm }))

/** The application form for one job (spec 2.7). */
export function JobApplication({ job, path, view }: { job: Job; path: string; view: BoardView }) {
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
      <aside className={styles.aside} data-tone="dark" aria-label="Other ways">
        <NextSteps of="application" />
        <ViewLink
          path={path}
          to={{ ...view, job: '', applying: false }}
          variant="ghost"
          onLeave={() => forgetDraft(job.title)}
        >
          Back to Job List
        </ViewLink>
        <JobMail job={job} />
      </aside>
    </div>
  )
}
