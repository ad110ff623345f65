import { useState } from 'react'
import type { Job } from '../../contract/index.ts'
import { Button } from '../../ui/Button.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './job-filters.module.css'
import { type BoardView, type JobSearch, locations, profiles } from './search.ts'

interface JobFiltersProps {
  jobs: Job[]
  view: BoardView
  onFilter: (changed: Partial<JobSearch>) => void
}

/**
 * The sidebar: filters by location and profile, with the number of jobs of each, applied at once (spec 2.7, 4). Narrow
 * screens show them on demand.
 */
export function JobFilters({ jobs, view, onFilter }: JobFiltersProps) {
  const [open, setOpen] = useState(false)
  const active = [view.location, view.profile].filter(Boolean).length
  return (
    <aside className={styles.filters} aria-label="Filters" data-print="none">
      <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        Location and profile{active > 0 && `: ${active} chosen`}
        <UiIcon name="caret-down-bold" />
      </Button>
      <Filter
        label="Location"
        choices={locations}
        values={jobs.map(({ location }) => location)}
        chosen={view.location}
        onChoose={(location) => onFilter({ location })}
      />
      <Filter
        label="Profile"
        choices={profiles}
        values={jobs.map(({ trade }) => trade)}
        chosen={view.profile}
        onChoose={(profile) => onFilter({ profile })}
      />
      {jobs[0] && (
        <p>
          <b>None of these?</b>
          <br />
          <a href={`mailto:${jobs[0].mailUs}`}>Send us your resume</a>
        </p>
      )}
    </aside>
  )
}

interface FilterProps<T extends string> {
  label: string
  choices: { value: T; label: string }[]
  /** The value of each job. */
  values: T[]
  chosen: T | ''
  onChoose: (value: T | '') => void
}

function Filter<T extends string>({ label, choices, values, chosen, onChoose }: FilterProps<T>) {
  const name = useId(label)
  return (
    <fieldset className={styles.filter}>
      <legend>{label}</legend>
      {[{ value: '' as const, label: 'All' }, ...choices].map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          <span data-count={values.filter((value) => !choice.value || value === choice.value).length}>
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
