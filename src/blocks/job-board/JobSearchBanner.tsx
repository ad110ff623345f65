import { type SubmitEvent, useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import ground from '../../ui/blueprint.module.css'
import { Field } from '../../ui/Field.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './job-search-banner.module.css'
import { type JobSearch, locations, type Place, parameters } from './search.ts'

interface JobSearchBannerProps
  extends Pick<BlockProps<'job-board'>, 'id' | 'title' | 'description' | 'level' | 'page'> {
  /** Jobs on offer. */
  count: number
  place: Place
  onSearch: (changed: Partial<JobSearch>) => void
}

/** Title, number of jobs and search. The keyword takes effect on Search, the location at once (spec 4). */
export function JobSearchBanner({ id, title, description, level, page, count, place, onSearch }: JobSearchBannerProps) {
  const fieldId = useId()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch({ keyword: String(new FormData(event.currentTarget).get(parameters.keyword)).trim() })
  }
  return (
    <section id={id} data-tone="dark" className={ground.blueprint}>
      <div className={`wrap ${styles.wrap}`}>
        <Breadcrumb crumbs={page.breadcrumb} />
        <Heading level={level}>{title}</Heading>
        {description && (
          <p className={styles.description}>
            <RichText text={description} />
          </p>
        )}
        <p className={styles.count}>
          <strong>{count}</strong> {count === 1 ? 'job' : 'jobs'} available
        </p>
        <search className={styles.search} data-tone="plain" aria-label="Jobs">
          <form action={page.path} onSubmit={search}>
            <Field id={`${fieldId}keyword`} label="Keyword">
              {(wiring) => (
                <input
                  {...wiring}
                  key={place.keyword}
                  name={parameters.keyword}
                  type="search"
                  defaultValue={place.keyword}
                />
              )}
            </Field>
            <Field id={`${fieldId}location`} label="Location">
              {(wiring) => (
                <select
                  {...wiring}
                  name={parameters.location}
                  value={place.location}
                  onChange={({ target }) => onSearch({ location: target.value as JobSearch['location'] })}
                >
                  <option value="">All</option>
                  {locations.map(({ value, inBanner }) => (
                    <option key={value} value={value}>
                      {inBanner}
                    </option>
                  ))}
                </select>
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
