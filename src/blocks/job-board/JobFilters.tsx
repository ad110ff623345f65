import { useId } from 'react'
import styles from './job-filters.module.css'
import { type BoardView, type JobSearch, locations, profiles } from './search.ts'

interface JobFiltersProps {
  view: BoardView
  onFilter: (changed: Partial<JobSearch>) => void
}

/** The sidebar: filters by location and profile, applied at once (spec 2.7, 4). */
export function JobFilters({ view, onFilter }: JobFiltersProps) {
  return (
    <aside className={styles.filters} aria-label="Filters">
      <Filter
        label="Location"
        choices={locations}
        chosen={view.location}
        onChoose={(location) => onFilter({ location })}
      />
      <Filter label="Profile" choices={profiles} chosen={view.profile} onChoose={(profile) => onFilter({ profile })} />
    </aside>
  )
}

interface FilterProps<T extends string> {
  label: string
  choices: { value: T; label: string }[]
  chosen: T | ''
  onChoose: (value: T | '') => void
}

function Filter<T extends string>({ label, choices, chosen, onChoose }: FilterProps<T>) {
  const name = useId()
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
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
