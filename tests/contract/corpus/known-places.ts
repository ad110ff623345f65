import { add, at, rename, splice } from './edit.ts'
import type { Draft, Random, Range, Seed } from './kind.ts'
import type { Place } from './places.ts'
import { type Json, pick, type SeedSite, shuffled } from './site.ts'
import {
  address,
  block,
  both,
  inFile,
  inPage,
  inSite,
  isString,
  named,
  not,
  plainRoles,
  siteEntry,
  title,
  type Where,
  within,
} from './where.ts'

/** Changes a file by its name; null if it is missing, or if another one was asked for. */
export const only =
  (file: string, make: (text: string, site: SeedSite, random: Random) => Omit<Draft, 'file'> | null): Seed =>
  (site, random) => {
    const text = site.texts[file]
    if (text === undefined || (site.file && site.file !== file)) return null
    const made = make(text, site, random)
    return made && { file, ...made }
  }

/** Replaces an occurrence of a text in a known file; the mistake is at the changed text. */
export const swap = (file: string, from: string, to: string, says?: string[]): Seed =>
  only(file, (text) => {
    const offset = text.indexOf(from)
    return offset < 0 ? null : { ...splice(text, offset, from.length, to), ...(says && { says }) }
  })

/** A new file; null if changes must stay within an existing file. */
export const newFile =
  (make: (site: SeedSite, random: Random) => Draft | null): Seed =>
  (site, random) =>
    site.file ? null : make(site, random)

/** Where a text contains another. */
export function ranges(text: string, stretch: string, file?: string): Range[] {
  const found: Range[] = []
  for (let offset = text.indexOf(stretch); offset >= 0; offset = text.indexOf(stretch, offset + 1))
    found.push({ offset, length: stretch.length, ...(file && { file }) })
  return found
}

/** Where the files of a site, except some, contain a text. */
export const rangesOf = (site: SeedSite, stretch: string, but: string[] = []): Range[] =>
  Object.entries(site.texts).flatMap(([file, text]) => (but.includes(file) ? [] : ranges(text, stretch, file)))

/** Renames a property; `right` is the name that it should have. */
export const key = (where: Where, name: string | ((old: string) => string), right?: string[]): Seed =>
  at(
    both(where, ({ property }) => Boolean(property)),
    (place, { text }) => ({
      ...rename(place, typeof name === 'string' ? name : name(place.name), text),
      says: right ?? [place.name],
    }),
  )

/** Adds a property to an object. */
export const more = (
  where: Where,
  name: string,
  value: Json | ((place: Place, random: Random) => Json),
  says?: string[],
): Seed =>
  at(where, (place, { text, random }) => {
    const given = typeof value === 'function' ? value(place, random) : value
    return given === undefined || (place.value as Json)[name] !== undefined
      ? null
      : { ...add(place, name, given, text), ...(says && { says }) }
  })

/** A text with a token in it. */
export const withToken: Where = both(
  isString,
  not(inFile('company')),
  ({ value, name }) => /\{[a-zA-Z0-9]+\}/.test(value) && !/^(to|embedUrl|mailUs)$/.test(name),
)

/** Writes one token of a random text differently; the original token is the one right answer. */
export const token = (
  change: (name: string, random: Random) => string | null,
  takes: (name: string) => boolean = () => true,
  where: Where = withToken,
  right = true,
): Seed =>
  at(where, (place, { random, text }) => {
    const found = shuffled(
      [...(place.value as string).matchAll(/\{([a-zA-Z0-9]+)\}/g)].filter(([, name]) => takes(name as string)),
      random,
    )[0]
    if (!found) return null
    const by = change(found[1] as string, random)
    if (by === null) return null
    const value = place.value as string
    const json = JSON.stringify(value.slice(0, found.index) + by + value.slice((found.index ?? 0) + found[0].length))
    const { offset, length } = place.node
    const start = place.property?.offset ?? offset
    return {
      ...splice(text, offset, length, json, { before: offset - start, after: 0 }),
      ...(right && { says: [found[0]] }),
    }
  })

export const startsWith =
  (...starts: string[]): Where =>
  ({ value }) =>
    typeof value === 'string' && starts.some((start) => value.startsWith(start))

export const telLink: Where = both(inPage, address, startsWith('tel:'))
export const mailLink: Where = both(inPage, address, startsWith('mailto:'))
/** An address that leads to another site. */
export const farLink: Where = both(inPage, address, startsWith('https:'))

/** The value of a property in the entries of the list with this name. */
export const ofEntry =
  (list: string, name: string): Where =>
  (place) =>
    place.name === name && place.index === undefined && place.parent?.name === list && place.parent.index !== undefined

/** A string in a list of this name. */
export const inList =
  (name: string): Where =>
  (place) =>
    place.name === name && place.index !== undefined && place.node.type === 'string'

export const oneOf =
  <T>(...list: T[]) =>
  (random: Random): T =>
    pick(list, random)

/** A value that is this text. */
export const is =
  (text: string): Where =>
  ({ value }) =>
    value === text

/** The heading of a block. Other headings, such as those of facts, have little room. */
export const blockTitle: Where = both(title, ({ parent }) => Boolean(parent && block(parent)))

/** A title that can be anything. Not one above a quote, which may have to name the service that the review is about. */
export const freeTitle: Where = both(blockTitle, ({ parent }) => !Object.hasOwn(Object(parent?.value), 'quote'))

/** The id of an entry of a collection. */
export const entryId: Where = both(inSite, named('id'), within(siteEntry))

/** A name or another short text of an entry. */
export const shortOfEntry: Where = both(
  within(siteEntry),
  ({ node, value, name, roles }) =>
    node.type === 'string' &&
    !['id', 'icon', 'alt'].includes(name) &&
    plainRoles.test(roles.at(-1) ?? '') &&
    !/^https/.test(value),
)
