import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Section } from '../../ui/Section.tsx'
import { JobApplication } from './JobApplication.tsx'
import { JobDetail } from './JobDetail.tsx'
import { JobList } from './JobList.tsx'
import { JobSearchBanner } from './JobSearchBanner.tsx'
import { searchable } from './search.ts'
import { useView } from './use-view.ts'

/** The careers page: search, list, one job, its application form; the address decides which (spec 2.7, 4). */
export default function JobBoard({ jobs, ...block }: BlockProps<'job-board'>) {
  const [view, go] = useView(block.page.path)
  const search = useMemo(() => searchable(jobs), [jobs])
  const job = jobs.find((job) => job.id === view.job)
  const board = useRef<HTMLDivElement>(null)
  const shown = job && view.applying ? `${job.id} apply` : view.job
  const [searches, setSearches] = useState(0)
  useFocusOnViewChange(board, shown, job?.id)
  useScrollToResults(board, searches)

  const links = { path: block.page.path, view }
  const showResults = () => setSearches(searches + 1)
  const showAll = () => {
    go({ keyword: '', location: '', profile: '', job: '' })
    showResults()
  }
  return (
    <>
      <JobSearchBanner
        {...block}
        count={jobs.length}
        view={view}
        onFilter={(changed) => go({ ...changed, job: '', applying: false })}
        onSearched={showResults}
      />
      <Section>
        <div ref={board}>
          {!job && (
            <JobList
              all={jobs}
              search={search}
              {...links}
              onFilter={(changed) => go({ ...changed, job: '' })}
              onShowAll={showAll}
            />
          )}
          {job && !view.applying && <JobDetail key={job.id} job={job} {...links} />}
          {job && view.applying && <JobApplication key={job.id} job={job} {...links} />}
        </div>
      </Section>
    </>
  )
}

/** Scrolls to the results after a search: on phones they are below the window. */
function useScrollToResults(board: RefObject<HTMLDivElement | null>, searches: number): void {
  useLayoutEffect(() => {
    if (searches) focusAndScroll(board.current?.querySelector('h2'), 'start')
  }, [board, searches])
}

function focusAndScroll(element: HTMLElement | null | undefined, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block, behavior: 'instant' })
}

/** Moves the focus to the heading of the new view (also of the list, if a job is gone) or, back in the list, to the job that was open. */
function useFocusOnViewChange(board: RefObject<HTMLDivElement | null>, shown: string, job: string | undefined): void {
  const previous = useRef<{ shown: string; job?: string }>(undefined)
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = { shown, job }
    // The list does not scroll when a filter removes the notice about a job that is gone.
    if (!from || from.shown === shown || !(shown || from.job)) return
    const heading = board.current?.querySelector<HTMLElement>('h2')
    const card = !job && from?.job && document.getElementById(`job-${from.job}`)?.querySelector('a')
    focusAndScroll(card || heading, card ? 'center' : 'start')
  }, [board, shown, job])
}
