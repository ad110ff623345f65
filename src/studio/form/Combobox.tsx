import './Combobox.css'
import { type KeyboardEvent, useId, useState } from 'react'
import { found } from './offers.ts'

/** How many offers are shown at once. */
const most = 40

interface ComboboxProps {
  id: string
  label: string
  value: string
  offers: (readonly [value: string, name: string])[]
  onChoose: (value: string) => void
}

/**
 * A field to find one of many values: typing narrows the list, arrow keys move through it, Enter or a click chooses.
 * @param offers values with their names
 */
export function Combobox({ id, label, value, offers, onChoose }: ComboboxProps) {
  const list = useId()
  /** What is searched for; undefined while the list is closed. */
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(0)
  const isOpen = search !== undefined
  const all = isOpen ? found(offers, search) : []
  const shown = all.slice(0, most)
  const open = (words: string) => {
    setSearch(words)
    setActive(0)
  }
  const choose = (wanted: string | undefined) => {
    setSearch(undefined)
    if (wanted !== undefined && wanted !== value) onChoose(wanted)
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !isOpen) open('')
    else if (step) setActive(Math.max(0, Math.min(active + step, shown.length - 1)))
    else if (event.key === 'Enter' && isOpen) choose(shown[active]?.[0])
    else if (event.key === 'Escape' && isOpen) setSearch(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span className="combobox">
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] && `${list}${active}`}
        autoComplete="off"
        placeholder={value || 'Search'}
        value={search ?? value}
        onChange={({ target }) => open(target.value)}
        onClick={() => !isOpen && open('')}
        onKeyDown={keys}
        onBlur={() => setSearch(undefined)}
      />
      <div id={list} role="listbox" aria-label={label} hidden={!isOpen}>
        {shown.map(([offer, name], index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
          <div
            key={offer}
            id={`${list}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={(option) => {
              if (index === active) option?.scrollIntoView({ block: 'nearest' })
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(offer)}
          >
            {offer} <span className="muted">{name}</span>
          </div>
        ))}
        {isOpen && (all.length > shown.length || !all.length) && (
          <div className="muted" role="option" aria-selected={false} aria-disabled tabIndex={-1}>
            {all.length ? `${all.length - shown.length} more: type to find them` : 'Nothing matches.'}
          </div>
        )}
      </div>
    </span>
  )
}
