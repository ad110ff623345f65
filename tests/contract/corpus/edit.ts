import type { Node } from 'jsonc-parser'
import type { Draft, Random, Range, Seed } from './kind.ts'
import { type Place, placesOf } from './places.ts'
import { type Json, type SeedSite, shuffled } from './site.ts'
import { toPage, type Where } from './where.ts'
import { changeWord } from './words.ts'

/** What an edit has in hand besides the place. */
export interface Hand {
  site: SeedSite
  random: Random
  text: string
}

type Made = Omit<Draft, 'file' | 'text'> & { text: string }

const files = (site: SeedSite) => (site.file ? [site.file] : Object.keys(site.texts))

/** Changes a random place of those that `where` takes; goes on to the next where `change` gives null. */
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

/** Gives a random place another value; goes on to the next where there is none. */
export const put = (
  where: Where,
  change: (value: Json, random: Random, place: Place, site: SeedSite) => Json,
  says: (place: Place) => Pick<Draft, 'says'> = () => ({}),
): Seed =>
  at(where, (place, { text, random, site }) => {
    const value = change(place.value, random, place, site)
    return value === undefined || value === place.value ? null : { ...set(place, value, text), ...says(place) }
  })

/** As `put`, where what stood there is the one right answer. */
export const putWrong = (where: Where, change: Parameters<typeof put>[1]): Seed =>
  put(where, change, ({ value }) => ({ says: [String(value)] }))

/** Writes a random text anew; goes on to the next where that gives null. */
export const write = (where: Where, change: (text: string, random: Random, site: SeedSite) => string | null): Seed =>
  put(where, (text, random, _, site) => change(text, random, site) ?? undefined)

/** Changes one word of a random text. */
export const word = (where: Where, change: (word: string) => string): Seed =>
  write(where, (text, random) => changeWord(text, random, change))

/** Changes the text of a random file as a text, whatever it holds. */
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

/** A text with a stretch replaced, and where the new stretch is. */
export function splice(text: string, offset: number, length: number, by: string, more = { before: 0, after: 0 }) {
  const changed = text.slice(0, offset) + by + text.slice(offset + length)
  const start = Math.max(0, offset - more.before)
  const end = Math.min(changed.length, offset + by.length + more.after)
  return { text: changed, at: [{ offset: start, length: end - start }] as Range[] }
}

/** The property of a value, or the value where it stands in a list. */
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

/** Puts any text in the place of a value. */
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

/** What stands between two neighbours of an object or list. */
const joint = (text: string, parent: Node, child: Node) =>
  spread(text, parent) ? `,\n${indentAt(text, child.offset)}` : ', '

/** Adds a property behind the others of an object. */
export function add(object: Place, name: string, value: Json, text: string): Made {
  const last = object.node.children?.at(-1)
  if (!last) return setRaw(object, JSON.stringify({ [name]: value }), text)
  const between = joint(text, object.node, last)
  const made = splice(text, last.offset + last.length, 0, `${between}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const range = made.at[0] as Range
  return { ...made, at: [{ offset: range.offset + between.length, length: range.length - between.length }] }
}

/** Puts another entry behind one of a list. */
export function append(entry: Place, value: Json, text: string, json = JSON.stringify(value)): Made {
  const list = (entry.parent as Place).node
  const between = joint(text, list, entry.node)
  const made = splice(text, entry.node.offset + entry.node.length, 0, between + json)
  const range = made.at[0] as Range
  return { ...made, at: [{ offset: range.offset + between.length, length: json.length }] }
}

/** The text of a value as it stands. */
export const source = (place: Place, text: string) =>
  text.slice(place.node.offset, place.node.offset + place.node.length)

/** Puts a copy of an entry behind it. */
export const double = (entry: Place, text: string) => append(entry, null, text, source(entry, text))

/** Puts a changed copy of an entry before the first of its list; the mistake is on both. */
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

/** Takes a property or an entry out, with its comma. A message belongs to what held it. */
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

/** A change of a property whose message may also stand on its neighbours: anywhere in what holds it. */
export function inHolder<T extends Made>(place: Place, made: T): T {
  const { offset, length } = whole(place.parent as Place)
  return { ...made, at: [{ offset, length: Math.min(length, made.text.length - offset) }] }
}

/** Takes several stretches of a text at once. */
export function spliceAll(text: string, edits: { offset: number; length: number; by: string }[]) {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce((now, { offset, length, by }) => now.slice(0, offset) + by + now.slice(offset + length), text)
}

/** Two neighbours change places. */
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

/** Gives a link of a page to another page another address. `right` where the old address is the one right answer. */
export const lead = (
  change: (path: string, random: Random, site: SeedSite, place: Place) => string | null,
  right = false,
): Seed =>
  (right ? putWrong : put)(toPage, (path, random, place, site) => change(path, random, site, place) ?? undefined)

/** As `lead`, with one of several addresses. */
export const fixed = (...addresses: string[]): Seed =>
  lead((_, random) => addresses[Math.floor(random() * addresses.length)] ?? null)
