import { useState } from 'react'
import type { Job } from '../../contract/index.ts'
import { NextSteps } from '../../forms/NextSteps.tsx'
import { Button } from '../../ui/Button.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { useId } from '../../ui/use-id.ts'
import { type BoardView, type JobSearch, locations, profiles } from './search.ts'
import styles from './job-filters.module.css'

interface JobFiltersProps {
  /** Where to send a resume for no job in particular. */
  mail?: string
  search: (wanted: JobSearch) => Job[]
  view: BoardView
  onFilter: (changed: Partial<JobSearch>) => void
}

/**
 * The sidebar: filters by location and profile, applied at once, each with the number of jobs that it would show, and what
 * follows an application (spec 2.7, 4). Narrow screens show them on demand.
 */
export function JobFilters({ mail, search, view, onFilter }: JobFiltersProps) {
  const [open, setOpen] = useState(false)
  const active = [view.location, view.profile].filter(Boolean).length
  return (
    <aside className={styles.filters} aria-label="Filters" data-print="none">
      <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        Location and profile{active > 0 && `: ${active} chosen`}
        <UiIcon name="caret-down-bold" />
      </Button>
      <div className={styles.choices}>
        <Filter
          label="Location"
          note="As in the search above"
          choices={locations}
          count={(location) => search({ ...view, location }).length}
          chosen={view.location}
          onChoose={(location) => onFilter({ location })}
        />
        <Filter
          label="Profile"
          choices={profiles}
          count={(profile) => search({ ...view, profile }).length}
          chosen={view.profile}
          onChoose={(profile) => onFilter({ profile })}
        />
      </div>
      {search(view).length > 0 && <NextSteps of="application" heading={<b>After you apply</b>} />}
      {mail && (
        <p>
          <b>None of these?</b>
          <br />
          <a href={`mailto:${mail}`}>Send us your resume</a>
        </p>
      )}
    </aside>
  )
}

interface FilterProps<T extends string> {
  label: string
  note?: string
  choices: { value: T; label: string }[]
  /** The number of jobs that a choice would show. */
  count: (value: T | '') => number
  chosen: T | ''
  onChoose: (value: T | '') => void
}

function Filter<T extends string>({ label, note, choices, count, chosen, onChoose }: FilterProps<T>) {
  const name = useId(label)
  return (
    <fieldset className={styles.filter}>
      <legend>{label}</legend>
      {note && <small>{note}</small>}
      {[{ value: '' as const, label: 'All' }, ...choices].map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          <span data-count={count(choice.value)}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
