import type { Node } from 'jsonc-parser'
import type { Draft, Random, Range, Seed } from './kind.ts'
import { type Place, placesOf } from './places.ts'
import { type Json, type SeedSite, shuffled } from './site.ts'
import { toPage, type Where } from './where.ts'
import { changeWord } from './words.ts'

/** What an edit can use besides the place. */
export interface Hand {
  site: SeedSite
  random: Random
  text: string
}

type Made = Omit<Draft, 'file' | 'text'> & { text: string }

const files = (site: SeedSite) => (site.file ? [site.file] : Object.keys(site.texts))

/** Changes a random one of the places that `where` accepts; tries the next if `change` returns null. */
export const at =
  (where: Where, change: (place: Place, hand: Hand) => Made | null): Seed =>
  (site, random) => {
    for (const file of shuffled(files(site), random)) {
      const text = site.texts[file] as string
      for (const place of shuffled(
        placesOf(file, text).filter((found) => where(found, site)),
        random,
      )) {
        const made = change(place, { site, random, text })
        if (made && made.text !== text) return { file, ...made }
      }
    }
    return null
  }

/** Gives a random place another value; tries the next if `change` returns undefined. */
export const put = (
  where: Where,
  change: (value: Json, random: Random, place: Place, site: SeedSite) => Json,
  says: (place: Place) => Pick<Draft, 'says'> = () => ({}),
): Seed =>
  at(where, (place, { text, random, site }) => {
    const value = change(place.value, random, place, site)
    return value === undefined || value === place.value ? null : { ...set(place, value, text), ...says(place) }
  })

/** Like `put`, if the old value is the one right answer. */
export const putWrong = (where: Where, change: Parameters<typeof put>[1]): Seed =>
  put(where, change, ({ value }) => ({ says: [String(value)] }))

/** Rewrites a random text; tries the next if `change` returns null. */
export const write = (where: Where, change: (text: string, random: Random, site: SeedSite) => string | null): Seed =>
  put(where, (text, random, _, site) => change(text, random, site) ?? undefined)

/** Changes one word of a random text. */
export const word = (where: Where, change: (word: string) => string): Seed =>
  write(where, (text, random) => changeWord(text, random, change))

/** Changes the source text of a random file. */
export const inText =
  (
    takes: (file: string) => boolean,
    change: (text: string, random: Random, file: string) => Omit<Draft, 'file'> | null,
  ): Seed =>
  (site, random) => {
    for (const file of shuffled(files(site).filter(takes), random)) {
      const made = change(site.texts[file] as string, random, file)
      if (made && (made.text !== site.texts[file] || made.encoding)) return { file, ...made }
    }
    return null
  }

/** Replaces one random match of a pattern in the text of a file; the mistake is there. */
export const match = (
  takes: (file: string) => boolean,
  pattern: RegExp,
  by: (found: RegExpExecArray, random: Random) => string,
  after = 1,
): Seed =>
  inText(takes, (text, random) => {
    const found = shuffled([...text.matchAll(pattern)], random)[0] as RegExpExecArray | undefined
    if (!found) return null
    const text2 = by(found, random)
    return splice(text, found.index, found[0].length, text2, { before: 1, after })
  })

/** A text with a range replaced, and where the new range is. */
export function splice(text: string, offset: number, length: number, by: string, more = { before: 0, after: 0 }) {
  const changed = text.slice(0, offset) + by + text.slice(offset + length)
  const start = Math.max(0, offset - more.before)
  const end = Math.min(changed.length, offset + by.length + more.after)
  return { text: changed, at: [{ offset: start, length: end - start }] as Range[] }
}

/** The property of a value; in a list, the value itself. */
export const whole = (place: Place): Node => place.property ?? place.node

/** Where a message about an object as a whole belongs: from its name, or its bracket, to the end of its first property. */
export function head(place: Place): Range {
  const { offset } = whole(place)
  const first = place.node.children?.[0] ?? place.node
  return { offset, length: first.offset + first.length - offset }
}

/** Gives a place another value; the mistake is the value or the name in front of it. */
export function set(place: Place, value: Json, text: string): Made {
  return setRaw(place, JSON.stringify(value), text)
}

/** Replaces a value by any text. */
export function setRaw(place: Place, json: string, text: string): Made {
  const { offset, length } = place.node
  return splice(text, offset, length, json, { before: offset - whole(place).offset, after: 0 })
}

/** Gives a property another name. */
export function rename(place: Place, name: string, text: string): Made {
  const key = place.property?.children?.[0] as Node
  return splice(text, key.offset, key.length, JSON.stringify(name))
}

const indentAt = (text: string, offset: number) => /[\t ]*$/.exec(text.slice(0, offset))?.[0] ?? ''
const spread = (text: string, { offset, length }: Node) => text.slice(offset, offset + length).includes('\n')

/** The text between two members of an object or list. */
const joint = (text: string, parent: Node, child: Node) =>
  spread(text, parent) ? `,\n${indentAt(text, child.offset)}` : ', '

/** Adds a property to the end of an object. */
export function add(object: Place, name: string, value: Json, text: string): Made {
  const last = object.node.children?.at(-1)
  if (!last) return setRaw(object, JSON.stringify({ [name]: value }), text)
  const between = joint(text, object.node, last)
  const made = splice(text, last.offset + last.length, 0, `${between}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const range = made.at[0] as Range
  return { ...made, at: [{ offset: range.offset + between.length, length: range.length - between.length }] }
}

/** Adds an entry to a list, after another. */
export function append(entry: Place, value: Json, text: string, json = JSON.stringify(value)): Made {
  const list = (entry.parent as Place).node
  const between = joint(text, list, entry.node)
  const made = splice(text, entry.node.offset + entry.node.length, 0, between + json)
  const range = made.at[0] as Range
  return { ...made, at: [{ offset: range.offset + between.length, length: json.length }] }
}

/** The source text of a value. */
export const source = (place: Place, text: string) =>
  text.slice(place.node.offset, place.node.offset + place.node.length)

/** Duplicates an entry. */
export const double = (entry: Place, text: string) => append(entry, null, text, source(entry, text))

/** Adds a changed copy of an entry to the start of its list; both are at fault. */
export const copyBefore =
  (change: (value: Json) => Json): Parameters<typeof at>[1] =>
  (place, { text }) => {
    const by = `${JSON.stringify(change(place.value))},\n    `
    const start = (place.parent as Json).node.children[0].offset
    return {
      text: text.slice(0, start) + by + text.slice(start),
      at: [
        { offset: start, length: by.length },
        { offset: place.node.offset + by.length, length: place.node.length },
      ],
    }
  }

/** Removes a property or an entry, with its comma. A message belongs to the object or list that held it. */
export function drop(place: Place, text: string): Made {
  const siblings = place.parent?.node.children ?? []
  const child = whole(place)
  const index = siblings.indexOf(child)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const start = before ? before.offset + before.length : child.offset
  const end = before || !after ? child.offset + child.length : after.offset
  const made = splice(text, start, end - start, '')
  const parent = place.parent as Place
  const { offset } = whole(parent)
  const next = (before ? siblings[0] : after) as Node | undefined
  const until = before && next ? next.offset + next.length : start + (after?.length ?? 1)
  return { ...made, at: [{ offset, length: until - offset }] }
}

/** A change of a property whose message may be anywhere in the object that holds it. */
export function inHolder<T extends Made>(place: Place, made: T): T {
  const { offset, length } = whole(place.parent as Place)
  return { ...made, at: [{ offset, length: Math.min(length, made.text.length - offset) }] }
}

/** Replaces several ranges of a text at once. */
export function spliceAll(text: string, edits: { offset: number; length: number; by: string }[]) {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce((now, { offset, length, by }) => now.slice(0, offset) + by + now.slice(offset + length), text)
}

/** Swaps two neighbours. */
export const exchange = (where: Where): Seed =>
  at(where, (place, { text }) => {
    const siblings = place.parent?.node.children ?? []
    const next = siblings[Number(place.index) + 1]
    if (!next) return null
    const { offset, length } = place.node
    const [one, two] = [text.slice(offset, offset + length), text.slice(next.offset, next.offset + next.length)]
    return one === two
      ? null
      : {
          text: spliceAll(text, [
            { offset, length, by: two },
            { offset: next.offset, length: next.length, by: one },
          ]),
        }
  })

/** Changes the address of a link to another page. `right` if the old address is the one right answer. */
export const lead = (
  change: (path: string, random: Random, site: SeedSite, place: Place) => string | null,
  right = false,
): Seed =>
  (right ? putWrong : put)(toPage, (path, random, place, site) => change(path, random, site, place) ?? undefined)

/** Like `lead`, with one of several addresses. */
export const fixed = (...addresses: string[]): Seed =>
  lead((_, random) => addresses[Math.floor(random() * addresses.length)] ?? null)
