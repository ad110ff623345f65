import { isDeepStrictEqual } from 'node:util'
import { everyBlock, siteFileNames } from '../content/contracts.ts'
import type { Schema } from '../content/contracts.ts'
import type { Part } from './demands.ts'
import { type Facets, facetsOf, isPlain } from './facets.ts'
import { type Lost, lostBetween } from './lost.ts'

/** One difference between two versions of a contract. */
export interface ContractChange {
  /** The name of the contract: a block's type, "page", "document" or a file of pages-data/site. */
  contract: string
  /** What changed, in words. */
  words: string
  /** Whether it can make a valid document invalid, or change its meaning. */
  breaks: boolean
}

type Files = ReadonlyMap<string, Schema>

/** The contracts among these files, by name. */
function contractsIn(files: Files, siteFiles: string[]): Map<string, Part> {
  const found = new Map<string, Part>()
  const add = (name: string, home: string, schema: unknown) => {
    if (schema) found.set(name, { schema: schema as Schema, files, home })
  }
  for (const name of ['page', 'document'])
    add(name, `schema/${name}.schema.json`, files.get(`schema/${name}.schema.json`))
  for (const [file, schema] of files) {
    const type = /^src\/blocks\/([^/]+)\/\1\.schema\.json$/.exec(file)?.[1]
    if (type) add(type, file, { ...schema, properties: { ...everyBlock, ...(schema.properties as Schema) } })
  }
  const site = 'schema/site.schema.json'
  for (const name of siteFiles) add(`site ${name}`, site, (files.get(site)?.$defs as Schema | undefined)?.[name])
  return found
}

/** The differences between two versions of the contracts, in the order of contracts and places. */
export function changesBetween(before: Files, after: Files): ContractChange[] {
  const siteFiles = [before, after].flatMap((files) => siteFileNames(files.get('schema/site.schema.json')))
  const [old, now] = [contractsIn(before, siteFiles), contractsIn(after, siteFiles)]
  const gone = [...old.keys()].filter((name) => !now.has(name))
  return [
    ...gone.map((contract) => ({ contract, words: 'is gone', breaks: true })),
    ...[...now].flatMap(([contract, part]): ContractChange[] => {
      const was = old.get(contract)
      if (!was) return [{ contract, words: 'is new', breaks: false }]
      return [...changesOf(was, part), ...headingBetween(was, part)].map((change) => ({ contract, ...change }))
    }),
  ]
}

type Change = Omit<ContractChange, 'contract'>

/** A page begins with the one block that carries its heading, so that pages with this block can be wrong either way. */
function headingBetween(before: Part, after: Part): Change[] {
  const [was, now] = [before, after].map(({ schema }) => (schema as Schema).heading === 'page')
  if (was === now) return []
  return [
    { words: now ? 'carries the heading of the page' : 'no longer carries the heading of the page', breaks: true },
  ]
}

/** A difference in words, and which new demands it explains: if there are any, it breaks documents. */
interface Difference {
  words: string
  explains?: (lost: Lost) => boolean
  breaks?: boolean
}

function changesOf(before: Part, after: Part): Change[] {
  const lost = lostBetween(before, after)
  const differences = differencesBetween(facetsOf(before), facetsOf(after))
  const unexplained = lost.filter((one) => !differences.some(({ explains }) => explains?.(one)))
  const more = unexplained.map(({ place, keyword }) =>
    keyword === 'nothing' ? `${nameOf(place)} must be left out` : `${nameOf(place)} asks for more: \`${keyword}\``,
  )
  return [
    ...differences.map(({ words, explains, breaks = !!explains && lost.some(explains) }) => ({ words, breaks })),
    ...[...new Set(more)].map((words) => ({ words, breaks: true })),
  ]
}

const nameOf = (place: string): string => (place ? `\`${place}\`` : 'as a whole')

function differencesBetween(before: Map<string, Facets>, after: Map<string, Facets>): Difference[] {
  const isIn = (place: string, places: ReadonlyMap<string, unknown>) => place !== '' && !places.has(parentOf(place))
  // With a property, everything in it is gone or new: report it once.
  const gone = [...before.keys()].filter((place) => !after.has(place) && !isIn(place, after))
  const added = [...after].filter(([place]) => !before.has(place) && !isIn(place, before))
  const within = (place: string) => (lost: Lost) =>
    lost.place.startsWith(place) && /^([.[]|$)/.test(lost.place.slice(place.length))
  return [
    ...gone.map((place) => ({ words: `\`${place}\` is gone`, explains: within(place) })),
    ...added.map(([place, { required }]) => ({
      words: `\`${place}\` is new${required ? ' and required' : ''}`,
      explains: within(place),
    })),
    ...[...after].flatMap(([place, now]) => {
      const was = before.get(place)
      return was ? facetsBetween(place, was, now) : []
    }),
  ]
}

const parentOf = (place: string): string => place.replace(/(^|\.)[^.[\]]+$|\[\]$/, '')

function facetsBetween(place: string, was: Facets, now: Facets): Difference[] {
  const found: Difference[] = []
  const add = (words: string, how: Partial<Difference>) => found.push({ words: `${nameOf(place)} ${words}`, ...how })
  const addAbout = (words: string, isAbout: (keyword: string) => boolean) =>
    add(words, { explains: (lost) => lost.place === place && isAbout(lost.keyword) })
  const by =
    (...keywords: string[]) =>
    (keyword: string) =>
      keywords.includes(keyword)
  if (was.required !== now.required) addAbout(now.required ? 'is required' : 'may be left out', by('required'))
  if (was.type !== now.type) addAbout(`is ${asText(now.type)} instead of ${asText(was.type)}`, by('type'))
  if (was.choices && now.choices) {
    const [less, more] = [without(was.choices, now.choices), without(now.choices, was.choices)]
    if (less.length) addAbout(`can no longer be ${less.map(asText).join(' or ')}`, by('enum', 'const'))
    if (more.length) add(`can also be ${more.map(asText).join(' or ')}`, {})
  } else if (was.choices ?? now.choices) {
    const words = now.choices ? `is one of ${now.choices.map(asText).join(', ')}` : 'is no longer chosen from a list'
    addAbout(words, by('enum', 'const'))
  }
  for (const word of new Set([...Object.keys(was.limits), ...Object.keys(now.limits)])) {
    const [old, limit] = [was.limits[word], now.limits[word]]
    if (old !== limit) addAbout(`has \`${word}\` ${asText(limit)} instead of ${asText(old)}`, by(word))
  }
  if (was.form !== now.form)
    addAbout(now.form ? `has another form: ${now.form}` : 'may have any form', by('pattern', 'format'))
  if (!isDeepStrictEqual(was.default, now.default))
    add(`means ${asText(now.default)} instead of ${asText(was.default)} where it is left out`, {
      breaks: !was.required && was.default !== undefined,
    })
  if (was.conditions !== now.conditions)
    addAbout('is tied to other values in another way', (keyword) => !isPlain(keyword))
  return found
}

const without = (list: unknown[], other: unknown[]): unknown[] =>
  list.filter((value) => !other.some((one) => isDeepStrictEqual(one, value)))
const asText = (value: unknown): string => (value === undefined ? 'none' : String(value))
