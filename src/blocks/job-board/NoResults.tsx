import type { Job } from '../../contract/index.ts'
import { Button } from '../../ui/Button.tsx'
import { JobFacts } from './JobText.tsx'
import { type BoardView, locations, profiles } from './search.ts'
import { ViewLink } from './ViewLink.tsx'
import styles from './job-list.module.css'

interface NoResultsProps {
  all: Job[]
  path: string
  view: BoardView
  onShowAll: () => void
}

/** Shown when no job matches: what was searched for, two next steps, and what is open (spec 2.7, 8). */
export function NoResults({ all, path, view, onShowAll }: NoResultsProps) {
  const mail = all[0]?.mailUs
  return (
    <div className={styles.none}>
      <p>
        Nothing open for <strong>{searchText(view)}</strong>.
      </p>
      <Button onClick={onShowAll}>Show all jobs</Button>
      {mail && (
        <p>
          Or tell us what you are looking for: <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      )}
      <h3>Open now</h3>
      <ul className={styles.others}>
        {all.slice(0, 5).map((job) => (
          <li key={job.id} className={styles.head}>
            <ViewLink path={path} to={{ ...view, job: job.id, applying: false }} variant="text">
              {job.title}
            </ViewLink>
            <JobFacts job={job} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The search as text: “cobol”, Designer, Noida. */
function searchText({ keyword, location, profile }: BoardView): string {
  const labelOf = (choices: { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label
  return [keyword && `“${keyword}”`, labelOf(profiles, profile), labelOf(locations, location)]
    .filter(Boolean)
    .join(', ')
}
