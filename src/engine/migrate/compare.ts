import { isDeepStrictEqual } from 'node:util'
import { type Facets, facetsOf, type Schema } from './facets.ts'

/** One difference between two versions of a contract. */
export interface ContractChange {
  /** The name of the contract: a block's type, "page", "document" or a file of pages-data/site. */
  contract: string
  /** What changed, in words. */
  words: string
  /** Whether it can make a valid document invalid, or change its meaning. */
  breaks: boolean
}

/** The contracts among these files, by name. */
function contractsIn(files: ReadonlyMap<string, Schema>): Map<string, string> {
  const blocks = [...files.keys()].flatMap((file) => {
    const type = /^src\/blocks\/([^/]+)\/\1\.schema\.json$/.exec(file)?.[1]
    return type ? [[type, file] as const] : []
  })
  const site = Object.keys((files.get('schema/site.schema.json')?.$defs ?? {}) as Schema)
  return new Map([
    ...['page', 'document'].map((name) => [name, `schema/${name}.schema.json`] as const),
    ...blocks,
    ...site.map((name) => [`site ${name}`, `schema/site.schema.json#/$defs/${name}`] as const),
  ])
}

/** The differences between two versions of the contracts, in the order of contracts and places. */
export function changesBetween(
  before: ReadonlyMap<string, Schema>,
  after: ReadonlyMap<string, Schema>,
): ContractChange[] {
  const [old, now] = [contractsIn(before), contractsIn(after)]
  const gone = [...old.keys()].filter((name) => !now.has(name))
  return [
    ...gone.map((contract) => ({ contract, words: 'is gone', breaks: true })),
    ...[...now].flatMap(([contract, start]): ContractChange[] => {
      const was = old.get(contract)
      if (!was) return [{ contract, words: 'is new', breaks: false }]
      return placesBetween(facetsOf(before, was), facetsOf(after, start)).map((change) => ({ contract, ...change }))
    }),
  ]
}

type Change = Omit<ContractChange, 'contract'>

function placesBetween(before: Map<string, Facets>, after: Map<string, Facets>): Change[] {
  const isIn = (place: string, places: ReadonlyMap<string, unknown>) => place !== '' && !places.has(parentOf(place))
  // With a property, everything in it is gone or new: report it once.
  const gone = [...before.keys()].filter((place) => !after.has(place) && !isIn(place, after))
  const added = [...after].filter(([place]) => !before.has(place) && !isIn(place, before))
  return [
    ...gone.map((place) => ({ words: `\`${place}\` is gone`, breaks: true })),
    ...added.map(([place, { required }]) => ({
      words: `\`${place}\` is new${required ? ' and required' : ''}`,
      breaks: required,
    })),
    ...[...after].flatMap(([place, now]) => {
      const was = before.get(place)
      const name = place ? `\`${place}\`` : 'as a whole'
      if (!was) return []
      const isNew = (property: string, value: unknown) => {
        const choices = before.get(place ? `${place}.${property}` : property)?.choices
        return !!choices && !choices.includes(value)
      }
      return facetsBetween(was, now, isNew).map(({ words, breaks }) => ({ words: `${name} ${words}`, breaks }))
    }),
  ]
}

const parentOf = (place: string): string => place.replace(/(^|\.)[^.[\]]+$|\[\]$/, '')

/** @param isNew whether a property could not have this value before */
function facetsBetween(was: Facets, now: Facets, isNew: (property: string, value: unknown) => boolean): Change[] {
  const changes: Change[] = []
  const tell = (words: string, breaks: boolean) => changes.push({ words, breaks })
  if (was.required !== now.required) tell(now.required ? 'is required' : 'may be left out', now.required)
  if (was.type !== now.type) tell(`is ${asText(now.type)} instead of ${asText(was.type)}`, true)
  if (was.choices && now.choices) {
    const [less, more] = [without(was.choices, now.choices), without(now.choices, was.choices)]
    if (less.length) tell(`can no longer be ${less.map(asText).join(' or ')}`, true)
    if (more.length) tell(`can also be ${more.map(asText).join(' or ')}`, false)
  } else if (was.choices ?? now.choices) {
    tell(
      now.choices ? `is one of ${now.choices.map(asText).join(', ')}` : 'is no longer chosen from a list',
      !!now.choices,
    )
  }
  for (const word of new Set([...Object.keys(was.limits), ...Object.keys(now.limits)])) {
    const [old, limit] = [was.limits[word], now.limits[word]]
    if (old === limit) continue
    const narrower = limit !== undefined && (old === undefined || (word.startsWith('min') ? limit > old : limit < old))
    tell(`has \`${word}\` ${asText(limit)} instead of ${asText(old)}`, narrower)
  }
  if (was.form !== now.form)
    tell(now.form ? `has another form: ${now.form}` : 'may have any form', now.form !== undefined)
  if (!isDeepStrictEqual(was.default, now.default))
    tell(
      `means ${asText(now.default)} instead of ${asText(was.default)} where it is left out`,
      !now.required && was.default !== undefined,
    )
  if (was.conditions !== now.conditions) {
    const old = new Set(demandsIn(was.conditions).map(({ demand }) => demand))
    const more = demandsIn(now.conditions).filter(({ demand, of }) => !old.has(demand) && !(of && isNew(...of)))
    tell('is tied to other values in another way', more.length > 0)
  }
  return changes
}

/** A demand in words that can be compared, and the value of a property that it is made of, if it is made of one. */
interface Demand {
  demand: string
  of?: [property: string, value: unknown]
}

/** Takes conditions apart: "where `layout` is `line`, `team` is required" is one demand, whatever it is written together with. */
function demandsIn(conditions: string): Demand[] {
  const { allOf = [], ...others } = JSON.parse(conditions || '{}') as Schema & { allOf?: Schema[] }
  return [...allOf, ...(Object.keys(others).length ? [others] : [])].flatMap((part) => {
    const { if: chosen, then: demanded, ...rest } = part as { if?: Schema; then?: { required?: string[] } }
    const { properties = {}, required, ...more } = (chosen ?? {}) as { properties?: Record<string, Schema> } & Schema
    const [[name, chosenValue] = ['', {}], ...second] = Object.entries(properties)
    const { const: value, enum: values = [value] } = chosenValue
    const plain =
      isDeepStrictEqual(required, [name]) &&
      isDeepStrictEqual(Object.keys(demanded ?? {}), ['required']) &&
      !second.length &&
      isDeepStrictEqual(Object.keys({ ...chosenValue, ...rest, ...more }), ['const' in chosenValue ? 'const' : 'enum'])
    if (!plain) return [{ demand: JSON.stringify(part) }]
    return (values as unknown[]).flatMap((each) =>
      (demanded?.required ?? []).map(
        (wanted) => ({ demand: JSON.stringify([name, each, wanted]), of: [name, each] }) as Demand,
      ),
    )
  })
}

const without = (list: unknown[], other: unknown[]): unknown[] => list.filter((value) => !other.includes(value))
const asText = (value: unknown): string => (value === undefined ? 'none' : String(value))
