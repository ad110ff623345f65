import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { useId } from '../../ui/use-id.ts'
import { type BoardView, type JobSearch, locations, parameters } from './search.ts'
import ground from '../../ui/blueprint.module.css'
import styles from './job-search-banner.module.css'

interface JobSearchBannerProps extends Pick<
  BlockProps<'job-board'>,
  'id' | 'title' | 'intro' | 'team' | 'level' | 'page'
> {
  /** Number of open jobs. */
  count: number
  view: BoardView
  onFilter: (changed: Partial<JobSearch>) => void
  /** Called after Search was pressed. */
  onSearched: () => void
}

/** Title, number of jobs, colleagues and search. The keyword is applied on Search, the location at once (spec 2.7, 4). */
export function JobSearchBanner(props: JobSearchBannerProps) {
  const { id, title, intro, team, level, page, count, view, onFilter, onSearched } = props
  const fieldId = useId('search-')
  const keyword = useKeyword(view.keyword)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter({ keyword: String(new FormData(event.currentTarget).get(parameters.keyword)).trim() })
    onSearched()
  }
  return (
    <section id={id} data-tone="dark" className={ground.blueprint}>
      <div className={`wrap ${styles.wrap}`}>
        <div className={styles.copy}>
          <Breadcrumb crumbs={page.breadcrumb} />
          <Heading level={level}>{title}</Heading>
          <TextParagraph text={intro} />
          <p className={styles.count}>
            <strong>{count}</strong> {count === 1 ? 'job' : 'jobs'} available
          </p>
        </div>
        {team && (
          <div className={styles.faces} aria-hidden="true">
            {team.map(({ id, image }) => (
              <Picture key={id} picture={image} alt="" eager />
            ))}
            <b>You?</b>
          </div>
        )}
        <search className={styles.search} data-tone="plain" aria-label="Jobs">
          <form action={page.path} onSubmit={search}>
            <Field id={`${fieldId}keyword`} label="Keyword">
              {(wiring) => (
                <input {...wiring} ref={keyword} name={parameters.keyword} type="search" defaultValue={view.keyword} />
              )}
            </Field>
            <Field id={`${fieldId}location`} label="Location">
              {(wiring) => (
                <>
                  <select
                    {...wiring}
                    name={parameters.location}
                    value={view.location}
                    onChange={({ target }) => onFilter({ location: target.value as JobSearch['location'] })}
                  >
                    <option value="">All</option>
                    {locations.map(({ value, inBanner }) => (
                      <option key={value} value={value}>
                        {inBanner}
                      </option>
                    ))}
                  </select>
                  <UiIcon name="caret-down-bold" />
                </>
              )}
            </Field>
            <Button type="submit" variant="accent">
              <UiIcon name="magnifying-glass-bold" />
              Search
            </Button>
          </form>
        </search>
      </div>
    </section>
  )
}

/** Shows the keyword of the address in a field, unless the visitor is writing another. */
function useKeyword(keyword: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  useEffect(() => {
    if (field.current?.value.trim() === shown.current) field.current.value = keyword
    shown.current = keyword
  }, [keyword])
  return field
}
