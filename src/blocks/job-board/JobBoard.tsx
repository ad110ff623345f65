import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Section } from '../../ui/Section.tsx'
import { JobApplication } from './JobApplication.tsx'
import { JobDetail } from './JobDetail.tsx'
import { JobList } from './JobList.tsx'
import { JobSearchBanner } from './JobSearchBanner.tsx'
import { searchable } from './search.ts'
import { useView } from './use-view.ts'

/** The careers page's board: search, list, one job, its application form (spec 2.7, 4). The address says which. */
export default function JobBoard({ id, title, intro, jobs, level, page }: BlockProps<'job-board'>) {
  const [view, go] = useView(page.path)
  const search = useMemo(() => searchable(jobs), [jobs])
  const found = useMemo(() => search(view), [search, view])
  const job = jobs.find((job) => job.id === view.job)
  const board = useRef<HTMLDivElement>(null)
  const shown = job ? `${job.id}${view.applying ? ' apply' : ''}` : ''
  const [searches, setSearches] = useState(0)
  useReadingOn(board, shown, job?.id)
  useResults(board, searches)

  const links = { path: page.path, view }
  const showResults = () => setSearches(searches + 1)
  const showAll = () => {
    go({ keyword: '', location: '', profile: '' })
    showResults()
  }
  return (
    <>
      <JobSearchBanner
        id={id}
        title={title}
        intro={intro}
        level={level}
        page={page}
        count={jobs.length}
        view={view}
        onFilter={(changed) => go({ ...changed, job: '', applying: false })}
        onSearched={showResults}
      />
      <Section>
        <div ref={board}>
          {!job && <JobList all={jobs} found={found} {...links} onFilter={go} onShowAll={showAll} />}
          {job && !view.applying && <JobDetail key={job.id} job={job} {...links} />}
          {job && view.applying && <JobApplication key={job.id} job={job} {...links} />}
        </div>
      </Section>
    </>
  )
}

/** After a click on Search, scrolls to the results, which are below the window on a phone. */
function useResults(board: RefObject<HTMLDivElement | null>, searches: number): void {
  useEffect(() => {
    if (searches) readOnAt(board.current?.querySelector('h2'), 'start')
  }, [board, searches])
}

function readOnAt(element: HTMLElement | null | undefined, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block, behavior: 'instant' })
}

/** Moves the focus to where the view changed: to the heading of a job, or back to the job in the list. */
function useReadingOn(board: RefObject<HTMLDivElement | null>, shown: string, job: string | undefined): void {
  const before = useRef<{ shown: string; job?: string }>(undefined)
  useEffect(() => {
    const from = before.current
    before.current = { shown, job }
    if (!from || from.shown === shown) return
    const heading = board.current?.querySelector<HTMLElement>('h2')
    const card = !job && from?.job && document.getElementById(`job-${from.job}`)?.querySelector('a')
    readOnAt(card || heading, card ? 'center' : 'start')
  }, [board, shown, job])
}
