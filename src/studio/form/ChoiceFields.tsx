import { useState } from 'react'
import { Button } from '../Button.tsx'
import type { Json } from '../text/patch.ts'
import { wordsOf } from '../text/words.ts'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'

interface Offer {
  value: string
  name: string
}

/** A select for one of several values. If nothing is written, it names the default. */
function Choice(props: FieldProps & { offers: Offer[] }) {
  const { contract, path, value, required, order, offers } = props
  const form = useForm()
  const { control } = useIds(path)
  const { set, remove } = edits(form, path, order)
  const standard = contract.schema.default
  const now = value === undefined ? '' : String(value)
  const known = offers.some((offer) => offer.value === now)
  return (
    <Field {...props}>
      <select {...control} value={now} onChange={({ target }) => (target.value === '' ? remove() : set(target.value))}>
        {(!required || now === '') && (
          <option value="">{standard === undefined ? 'none' : `default: ${String(standard)}`}</option>
        )}
        {!known && now !== '' && <option value={now}>{now} (unknown)</option>}
        {offers.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** One of the values that the contract allows. */
export function ChoiceField(props: FieldProps) {
  const values = props.contract.schema.enum as Json[]
  return <Choice {...props} offers={values.map((value) => ({ value: String(value), name: String(value) }))} />
}

/** A label of the lookup `paths` in navigation.json. */
export function LabelField(props: FieldProps) {
  const { info } = useForm()
  return <Choice {...props} offers={info.labels.map((label) => ({ value: label, name: label }))} />
}

/** The id of a section of this page. */
export function AnchorField(props: FieldProps) {
  const { site, page } = useForm()
  const { anchors = [] } = site.pages.find(({ path }) => path === page) ?? {}
  return <Choice {...props} offers={anchors.map((id) => ({ value: id, name: id }))} />
}

/** Yes or no. The default is not written to the document. */
export function FlagField(props: FieldProps) {
  const { path, value, order, required, contract } = props
  const form = useForm()
  const { control } = useIds(path)
  const { set, remove } = edits(form, path, order)
  const standard = contract.schema.default === true
  const choose = (on: boolean) => (on === standard && !required ? remove() : set(on))
  return (
    <Field {...props}>
      <input
        type="checkbox"
        {...control}
        checked={value === undefined ? standard : value === true}
        onChange={({ target }) => choose(target.checked)}
      />
    </Field>
  )
}

/** A number. Clearing the field removes it from the document; where the contract requires one, the last one stays until there is another. */
export function NumberField(props: FieldProps) {
  const { path, value, order, required, contract } = props
  const form = useForm()
  const { control } = useIds(path)
  const { set, remove } = edits(form, path, order)
  const { minimum, maximum } = contract.schema as { minimum?: number; maximum?: number }
  const written = value === undefined ? '' : String(value)
  /** What was typed that is no number, beside which value of the document. */
  const [typed, setTyped] = useState<{ words: string; beside: string }>()
  const unfinished = typed?.beside === written ? typed : undefined
  const write = ({ value: words, validity }: HTMLInputElement) => {
    // The browser calls a number that is being typed, "-" or "1e", empty.
    const isNone = words === '' && (required || validity.badInput)
    setTyped(isNone ? { words, beside: written } : undefined)
    if (isNone) return
    if (words === '') remove()
    else set(Number(words))
  }
  return (
    <Field {...props}>
      <input
        type="number"
        {...control}
        min={minimum}
        max={maximum}
        value={unfinished ? unfinished.words : written}
        onChange={({ target }) => write(target)}
      />
      {unfinished && (
        <p className="error" role="alert">
          Write a number. {written && `The page says ${written} until then.`}
        </p>
      )}
    </Field>
  )
}

/** Entries of a collection: all, or some in the order in which they were chosen. */
export function CollectionField(props: FieldProps & { onEdit: (file: string) => void }) {
  const { contract, path, value, onEdit } = props
  const form = useForm()
  const { control } = useIds(path)
  const properties = contract.schema.properties as Record<string, { const?: string }>
  const collection = properties.collection?.const ?? ''
  const written = (value as { only?: string[] } | undefined)?.only
  // Anything but a list is a mistake, which is reported below; any choice fixes it.
  const only = written === undefined || Array.isArray(written) ? written : []
  const entries = form.info.collections[collection] ?? []
  const list = edits(form, [...path, 'only'], ['collection', 'only'])
  const whole = edits(form, path, props.order)
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? `${id} (unknown)`
  const choose = (ids: string[]) => (ids.length ? list.set(ids) : list.remove())
  return (
    <Field {...props} group>
      <div className="row">
        {'only' in properties && (
          <select
            {...control}
            aria-label={`${wordsOf(collection)}: which entries`}
            value={only ? 'chosen' : 'all'}
            onChange={({ target }) => (target.value === 'all' ? list.remove() : choose(entries.map(({ id }) => id)))}
          >
            <option value="all">All {entries.length} entries</option>
            <option value="chosen">Chosen entries</option>
          </select>
        )}
        <Button onClick={() => onEdit(`pages-data/site/${collection === 'social' ? 'company' : collection}.json`)}>
          Edit entries
        </Button>
        {!props.required && <Button onClick={whole.remove}>Remove</Button>}
      </div>
      {only && (
        <ul className="chosen">
          {only.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <Button
                aria-label={`Leave out ${nameOf(id)}`}
                onClick={() => choose(only.filter((other) => other !== id))}
              >
                ×
              </Button>
            </li>
          ))}
          <li>
            <select aria-label="Add an entry" value="" onChange={({ target }) => choose([...only, target.value])}>
              <option value="">Add …</option>
              {entries
                .filter(({ id }) => !only.includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </li>
        </ul>
      )}
    </Field>
  )
}
