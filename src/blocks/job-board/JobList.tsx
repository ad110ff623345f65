import { useMemo, useState } from 'react'
import type { Job } from '../../contract/index.ts'
import { Button } from '../../ui/Button.tsx'
import { BoardNotLoaded } from './BoardNotLoaded.tsx'
import { JobCard } from './JobCard.tsx'
import { JobFilters } from './JobFilters.tsx'
import { NoResults } from './NoResults.tsx'
import type { BoardView, JobSearch } from './search.ts'
import styles from './job-list.module.css'

/** How many jobs are shown at first, and added by each click on 'Show more jobs'. */
const pageSize = 12

interface JobListProps {
  all: Job[]
  search: (wanted: JobSearch) => Job[]
  path: string
  view: BoardView
  onFilter: (changed: Partial<BoardView>) => void
  onShowAll: () => void
}

/**
 * The matching jobs, beside the filters; says so if the address asks for a job that is gone (spec 2.7). Without script all
 * jobs are listed.
 */
export function JobList({ all, search, path, view, onFilter, onShowAll }: JobListProps) {
  const { keyword, location, profile } = view
  const found = useMemo(() => search({ keyword, location, profile }), [search, keyword, location, profile])
  const wanted = `${keyword}|${location}|${profile}`
  const [expanded, setExpanded] = useState({ wanted, pages: 1 })
  const pages = expanded.wanted === wanted ? expanded.pages : 1
  const shown = found.slice(0, pageSize * pages)
  return (
    <div className={styles.columns}>
      <JobFilters mail={all[0]?.mailUs} search={search} view={view} onFilter={onFilter} />
      <div className={styles.results}>
        <div>
          {all[0] && <BoardNotLoaded mail={all[0].mailUs} />}
          <div className={styles.head}>
            <h2 tabIndex={-1}>Open jobs</h2>
            <p role="status">{found.length ? `${found.length} of ${all.length} jobs` : 'No results found'}</p>
          </div>
        </div>
        {view.job && (
          <p className={styles.none} role="status">
            The job you asked for is no longer open.
          </p>
        )}
        {!found.length && <NoResults view={view} path={path} all={all} onShowAll={onShowAll} />}
        <ul className={styles.jobs}>
          {shown.map((job) => (
            <JobCard key={job.id} job={job} path={path} view={view} />
          ))}
        </ul>
        {found.length > shown.length && (
          <Button variant="ghost" onClick={() => setExpanded({ wanted, pages: pages + 1 })}>
            Show more jobs
          </Button>
        )}
        {all.length > pageSize && (
          <noscript>
            <ul className={styles.jobs}>
              {all.slice(pageSize).map((job) => (
                <JobCard key={job.id} job={job} path={path} view={view} />
              ))}
            </ul>
          </noscript>
        )}
      </div>
    </div>
  )
}
