import { useState } from 'react'
import type { Job } from '../../contract/index.ts'
import { Button } from '../../ui/Button.tsx'
import { JobCard } from './JobCard.tsx'
import { JobFilters } from './JobFilters.tsx'
import styles from './job-list.module.css'
import { NoResults } from './NoResults.tsx'
import type { BoardView } from './search.ts'

/** Jobs shown at first, and added by each press of 'Show more jobs'. */
const portion = 12

interface JobListProps {
  all: Job[]
  found: Job[]
  path: string
  view: BoardView
  onFilter: (changed: Partial<BoardView>) => void
  onShowAll: () => void
}

/** The jobs that were found, beside the filters (spec 2.7). Without script all of them can be read. */
export function JobList({ all, found, path, view, onFilter, onShowAll }: JobListProps) {
  const { keyword, location, profile } = view
  const search = `${keyword}|${location}|${profile}`
  const [more, setMore] = useState({ search, portions: 1 })
  const portions = more.search === search ? more.portions : 1
  const shown = found.slice(0, portion * portions)
  return (
    <div className={styles.columns}>
      <JobFilters view={view} onFilter={onFilter} />
      <div className={styles.results}>
        <div className={styles.head}>
          <h2 tabIndex={-1}>Open jobs</h2>
          <p role="status">{found.length ? `${found.length} of ${all.length} jobs` : 'No results found'}</p>
        </div>
        {!found.length && <NoResults view={view} all={all} onShowAll={onShowAll} />}
        <ul className={styles.jobs}>
          {shown.map((job) => (
            <JobCard key={job.id} job={job} path={path} view={view} />
          ))}
        </ul>
        {found.length > shown.length && (
          <Button variant="ghost" onClick={() => setMore({ search, portions: portions + 1 })}>
            Show more jobs
          </Button>
        )}
        {all.length > portion && (
          <noscript>
            <ul className={styles.jobs}>
              {all.slice(portion).map((job) => (
                <JobCard key={job.id} job={job} path={path} view={view} />
              ))}
            </ul>
          </noscript>
        )}
      </div>
    </div>
  )
}
