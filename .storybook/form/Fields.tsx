/** @jsxRuntime classic */
// The classic JSX runtime of Storybook's manager needs it.
import * as React from 'react'
import type { FormOption } from '../docs/block-documentation.ts'

type Entry = Record<string, unknown>

interface FieldsProps {
  entry: Entry
  /** Path of the entry in its contract: "", "steps[]". */
  path: string
  options: FormOption[]
  onChange: (entry: Entry) => void
}

/** The properties of an object, each with a field of its type, and buttons to add the missing ones. */
export function Fields({ entry, path, options, onChange }: FieldsProps) {
  const own = options.filter((option) => parentOf(option.path) === path && option.path !== 'type')
  const optionOf = (name: string) => own.find((option) => nameOf(option.path) === name)
  const names = Object.keys(entry).filter((name) => name !== 'type')
  const missing = own.filter((option) => !(nameOf(option.path) in entry) && option.sample !== undefined)
  const without = (name: string) => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== name))
  return (
    <>
      {names.map((name) => (
        <div key={name} className="block-field">
          <Field
            name={name}
            value={entry[name]}
            path={path ? `${path}.${name}` : name}
            options={options}
            option={optionOf(name)}
            onChange={(value) => onChange({ ...entry, [name]: value })}
          />
          {optionOf(name) && !optionOf(name)?.required && (
            <button type="button" title={`Leave ${name} out`} onClick={() => onChange(without(name))}>
              ×
            </button>
          )}
        </div>
      ))}
      {missing.map((option) => (
        <button
          key={option.path}
          type="button"
          title={option.description}
          onClick={() => onChange({ ...entry, [nameOf(option.path)]: option.sample })}
        >
          + {nameOf(option.path)}
        </button>
      ))}
    </>
  )
}

interface FieldProps {
  name: string
  value: unknown
  path: string
  options: FormOption[]
  option: FormOption | undefined
  onChange: (value: unknown) => void
}

function Field({ name, value, path, options, option, onChange }: FieldProps) {
  if (Array.isArray(value)) return <List {...{ name, value, path, options, onChange }} />
  if (typeof value === 'object' && value !== null)
    return (
      <fieldset>
        <legend>{name}</legend>
        <Fields entry={value as Entry} path={path} options={options} onChange={onChange} />
      </fieldset>
    )
  const choice = option?.values
  return (
    <label title={option?.description}>
      <span>{name}</span>
      {choice ? (
        <select value={String(value)} onChange={({ target }) => onChange(choice[target.selectedIndex])}>
          {choice.map((one) => (
            <option key={String(one)}>{String(one)}</option>
          ))}
        </select>
      ) : typeof value === 'boolean' ? (
        <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      ) : typeof value === 'number' ? (
        <input type="number" value={value} onChange={({ target }) => onChange(target.valueAsNumber || 0)} />
      ) : (
        <textarea
          rows={String(value).length > 60 ? 3 : 1}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </label>
  )
}

/** A list as cards, which can be edited, moved and removed; a new one starts as a copy of the one above it. */
function List({ name, value, path, options, onChange }: Omit<FieldProps, 'value' | 'option'> & { value: unknown[] }) {
  // Entries have no id: each has a key here, which goes with it, so that an opened card stays open where it moves.
  const [known, setKeys] = React.useState<number[]>([])
  const keys = known.length === value.length ? known : value.map((_, index) => index)
  const newKey = Math.max(-1, ...keys) + 1
  const splice = (start: number, removed: number, added: { entry: unknown; key: number }[] = []) => {
    setKeys(keys.toSpliced(start, removed, ...added.map(({ key }) => key)))
    onChange(value.toSpliced(start, removed, ...added.map(({ entry }) => entry)))
  }
  const kept = (index: number) => ({ entry: value[index], key: keys[index] as number })
  const copied = (index: number) => ({ entry: structuredClone(value[index]), key: newKey })
  const swap = (index: number) => splice(index - 1, 2, [kept(index), kept(index - 1)])
  return (
    <fieldset>
      <legend>{name}</legend>
      {value.map((entry, index) => (
        <details key={keys[index]} open={typeof entry !== 'object'}>
          <summary>
            {index + 1}. {headline(entry)}
          </summary>
          <Field
            name={`${name} ${index + 1}`}
            value={entry}
            path={`${path}[]`}
            options={options}
            option={undefined}
            onChange={(next) => onChange(value.with(index, next))}
          />
          <button type="button" disabled={!index} onClick={() => swap(index)}>
            Up
          </button>
          <button type="button" disabled={index === value.length - 1} onClick={() => swap(index + 1)}>
            Down
          </button>
          <button type="button" onClick={() => splice(index + 1, 0, [copied(index)])}>
            Add below
          </button>
          <button type="button" disabled={value.length < 2} onClick={() => splice(index, 1)}>
            Remove
          </button>
        </details>
      ))}
      <button type="button" onClick={() => splice(value.length, 0, [copied(value.length - 1)])}>
        + one more
      </button>
    </fieldset>
  )
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The first text of an entry, to recognize it by. */
function headline(entry: unknown): string {
  if (typeof entry === 'string') return entry.slice(0, 60)
  if (typeof entry !== 'object' || entry === null) return String(entry)
  return Object.values(entry).map(headline).find(Boolean) ?? ''
}
