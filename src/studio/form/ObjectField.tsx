import { originOf } from '../../page/origin.ts'
import type { Path } from '../../page/walk.ts'
import { Button } from '../Button.tsx'
import { change } from '../documents.ts'
import { type Json, removeAt, renameAt, setAt } from '../text/patch.ts'
import { wordsOf } from '../text/words.ts'
import { useForm } from './context.ts'
import { type Contract, emptyOf, inner, isFixed, isRequired, kindOf, orderOf } from './contract.ts'
import { Field, type FieldProps, Findings } from './Field.tsx'
import { Value } from './Value.tsx'

/** Properties that are shown last, because they are not content. */
const last = ['id', 'note', 'newTab']

interface PropertiesProps {
  contract: Contract
  path: Path
  value: unknown
  without?: string[]
}

/** Fields for the properties of an object, in the order of its contract. Those that are not in the contract can be removed. */
export function Properties({ contract, path, value, without = [] }: PropertiesProps) {
  const { info, file, text, findings } = useForm()
  const holder = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const order = orderOf(contract)
  const names = [...order.filter((name) => !last.includes(name)), ...order.filter((name) => last.includes(name))]
  const shown = names.flatMap((key) => {
    const property = inner(contract, key, holder[key], info.schemas)
    return property && !without.includes(key) && !isFixed(key, property) ? [{ key, property }] : []
  })
  const strangers = Object.keys(holder).filter((key) => !order.includes(key))
  return (
    <>
      {shown
        .filter(({ key, property }) => Object.hasOwn(holder, key) || isSimple(property))
        .map(({ key, property }) => (
          <Value
            key={key}
            contract={property}
            path={[...path, key]}
            value={holder[key]}
            required={isRequired(contract, key)}
            order={order}
          />
        ))}
      {strangers.map((key) => (
        <div key={key} className="field" data-origin={originOf(file, [...path, key])}>
          <div className="field-head">
            <span>“{key}” is not in the contract</span>
            <Button onClick={() => change(file, removeAt(text, [...path, key]))}>Remove</Button>
          </div>
          <Findings of={findings.filter(({ origin }) => origin === originOf(file, [...path, key]))} />
        </div>
      ))}
      <div className="offers">
        {shown
          .filter(({ key, property }) => !Object.hasOwn(holder, key) && !isSimple(property))
          .map(({ key, property }) => (
            <button
              key={key}
              type="button"
              title={String(property.schema.description ?? '').replaceAll('`', '')}
              onClick={() => change(file, setAt(text, [...path, key], emptyOf(property, info.schemas), order))}
            >
              + {wordsOf(key)}
            </button>
          ))}
      </div>
    </>
  )
}

/** Whether a property has a field before it is written; others have a button that adds them. */
const isSimple = (contract: Contract): boolean =>
  ['text', 'line', 'choice', 'flag', 'number', 'image', 'icon', 'anchor', 'label'].includes(kindOf(contract))

/** An object: a field for each of its properties. @param bare without a frame and a title of its own */
export function ObjectField(props: FieldProps & { bare?: boolean }) {
  const { contract, path, value, required, bare } = props
  const { file, text, findings } = useForm()
  const inside = <Properties contract={contract} path={path} value={value} />
  if (bare)
    return (
      <>
        <Findings of={findings.filter(({ origin }) => origin === originOf(file, path))} />
        {inside}
      </>
    )
  const remove = !required && <Button onClick={() => change(file, removeAt(text, path))}>Remove</Button>
  return (
    <Field {...props} group beside={remove}>
      <div className="inside">{inside}</div>
    </Field>
  )
}

/** Names that the editor chooses, each with a value, such as the lookup from label to path. */
export function MapField(props: FieldProps) {
  const { contract, path, value, order } = props
  const { info, file, text } = useForm()
  const entries = Object.entries((value ?? {}) as Record<string, Json>)
  return (
    <Field {...props} group>
      <div className="inside">
        {entries.map(([key, item], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the name itself is edited
          <div key={index} className="pair">
            <input
              aria-label={`Name ${index + 1}`}
              defaultValue={key}
              onBlur={({ target }) => {
                const name = target.value.trim()
                if (name && name !== key && !Object.hasOwn(value as object, name))
                  change(file, renameAt(text, [...path, key], name))
                else target.value = key
              }}
            />
            <Value
              contract={inner(contract, key, item, info.schemas) as Contract}
              path={[...path, key]}
              value={item}
              required
              order={[]}
              label={`Value of ${key}`}
            />
            <Button aria-label={`Remove ${key}`} onClick={() => change(file, removeAt(text, [...path, key]))}>
              ×
            </Button>
          </div>
        ))}
        <Button
          className="add"
          onClick={() => {
            const entry = inner(contract, 'new', undefined, info.schemas) as Contract
            const name = ['new', ...entries.map((_, index) => `new-${index + 2}`)].find(
              (name) => !(value && name in (value as object)),
            )
            change(file, setAt(text, [...path, name ?? 'new'], emptyOf(entry, info.schemas), order))
          }}
        >
          Add a name
        </Button>
      </div>
    </Field>
  )
}
