import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Section } from '../../ui/Section.tsx'
import { JobApplication } from './JobApplication.tsx'
import { JobDetail } from './JobDetail.tsx'
import { JobList } from './JobList.tsx'
import { JobSearchBanner } from './JobSearchBanner.tsx'
import { searchable } from './search.ts'
import { usePlace } from './use-place.ts'

/** The careers page's board: search, list, one job, its application form (spec 2.7, 4). The address says which. */
export default function JobBoard({ id, title, description, jobs, level, page }: BlockProps<'job-board'>) {
  const [place, go] = usePlace(page.path)
  const search = useMemo(() => searchable(jobs), [jobs])
  const found = useMemo(() => search(place), [search, place])
  const job = jobs.find((job) => job.id === place.job)
  const board = useRef<HTMLDivElement>(null)
  const view = job ? `${job.id}${place.applying ? ' apply' : ''}` : ''
  useReadingOn(board, view, job?.id)

  const links = { path: page.path, place }
  return (
    <>
      <JobSearchBanner
        id={id}
        title={title}
        description={description}
        level={level}
        page={page}
        count={jobs.length}
        place={place}
        onSearch={(changed) => go({ ...changed, job: '', applying: false })}
      />
      <Section>
        <div ref={board}>
          {!job && <JobList all={jobs} found={found} {...links} onFilter={go} />}
          {job && !place.applying && <JobDetail key={job.id} job={job} {...links} />}
          {job && place.applying && <JobApplication key={job.id} job={job} {...links} />}
        </div>
      </Section>
    </>
  )
}

/** Reading goes on where the view changed: at the heading of a job, or in the list at the job one comes from. */
function useReadingOn(board: RefObject<HTMLDivElement | null>, view: string, job: string | undefined): void {
  const before = useRef<{ view: string; job?: string }>(undefined)
  useEffect(() => {
    const from = before.current
    before.current = { view, job }
    if (!from || from.view === view) return
    const heading = board.current?.querySelector<HTMLElement>('h2')
    const card = !job && from?.job && document.getElementById(`job-${from.job}`)?.querySelector('a')
    const next = card || heading
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: card ? 'center' : 'start', behavior: 'instant' })
  }, [board, view, job])
}
