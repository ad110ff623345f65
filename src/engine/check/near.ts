import { grouped } from './grouped.ts'
import { oncePer } from './once-per.ts'
import type { Finding } from './rule.ts'

/** An existing name and its distance from the one that was written. */
export interface Near {
  name: string
  distance: number
}

/** The edit distance of two words: letters added, lost, changed, or two swapped. Infinite if it is larger than `most`. */
export function slips(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = []
  let row = [0]
  for (let j = 1; j <= b.length; j++) row.push(j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let leastOfRow = i
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] as number) + 1)
      next.push(least)
      leastOfRow = Math.min(leastOfRow, least)
    }
    if (leastOfRow > most) return Number.POSITIVE_INFINITY
    before = row
    row = next
  }
  return row[b.length] as number
}

/** A word without what counts little: case, hyphens, and zeros before a number. */
const plain = (word: string): string => word.toLowerCase().replace(/(?<!\d)0+(?=\d)|[-_\s.]/g, '')

/** No name is longer; to compare longer ones letter by letter would take minutes. */
const longest = 200

/** Of how many names the best are shown where none is near. */
export const enough = 100

type Names = ReadonlySet<string> | ReadonlyMap<string, unknown>

const byParts = oncePer((names: Names) => grouped(names.keys(), partsOf))

/** Every three letters in a row. */
function partsOf(name: string): Set<string> {
  const letters = plain(name).slice(0, longest)
  return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)))
}

/**
 * The names to compare a word with: all, or of very many those that share its rarest parts. With all of thousands, as many
 * dead links would take minutes.
 */
export function among(word: string, names: Names, most = 500): string[] {
  if (names.size <= most) return [...names.keys()]
  const alike = [...partsOf(word)].map((part) => byParts(names).get(part) ?? [])
  const chosen = new Set<string>()
  for (const some of [...alike.sort((a, b) => a.length - b.length), names.keys()])
    for (const name of some) if (chosen.add(name).size === most) return [...chosen]
  return [...chosen]
}

/** The distance of a name that contains the word: too large to be certain, small enough for a suggestion. */
const partly = 3

/** The distance of a name that goes on where the word ends, as "/web-development-services" after "/web-development". */
const begun = 2.5

/** The largest distance at which one word can be meant for another; grows with its length. */
const reach = (word: string): number => Math.max(1, Math.min(4, Math.floor(word.length / 3)))

/**
 * The names that were probably meant, nearest first, three at most. Case, hyphens and underscores count little; a name
 * that contains the word, or is contained in it, also counts as near.
 */
export function nearest(word: string, names: Iterable<string>): Near[] {
  const meant = plain(word)
  const limit = reach(meant)
  const near: Near[] = []
  for (const name of names) {
    const other = plain(name)
    if (meant.length >= 6 && other.length > meant.length + 2 && other.startsWith(meant)) {
      near.push({ name, distance: begun })
      continue
    }
    if (Math.abs(other.length - meant.length) <= limit && meant.length <= longest) {
      const distance = slips(meant, other, limit)
      if (distance <= limit) {
        near.push({ name, distance: distance === 0 ? 0.5 : distance })
        continue
      }
    }
    const shorter = Math.min(meant.length, other.length)
    if (shorter >= 4 && meant.length < 60 && (other.includes(meant) || meant.includes(other)))
      near.push({ name, distance: Math.max(limit + 1, partly) })
  }
  return near.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1)).slice(0, 3)
}

/** The name that was certainly meant: close, and clearly closer than the next. */
export function surely(near: Near[]): string | undefined {
  const [first, second] = near
  if (!first || first.distance > 2 || (second && second.distance < first.distance + 1)) return undefined
  return first.name
}

/** "a", "b" or "c". */
export function oneOf(names: string[], joint = 'or'): string {
  const quoted = names.map((name) => `"${name}"`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`
}

/** Did you mean "a" or "b"? Undefined if nothing is near. */
export function didYouMean(near: Near[]): string | undefined {
  const best = near.filter(({ distance }) => distance <= (near[0]?.distance ?? 0) + 1)
  return best.length ? `Did you mean ${oneOf(best.map(({ name }) => name))}?` : undefined
}

/** What to write in place of a name that there is not: one that is near, or else as told. */
export const insteadOf = (near: Near[], otherwise: string): Pick<Finding, 'suggestion' | 'replacement'> => ({
  suggestion: didYouMean(near) ?? otherwise,
  replacement: surely(near),
})

/** "a", "b" and "c", with dots for the rest if there are too many to read. */
export const shortened = (names: string[], joint = 'and'): string =>
  `${oneOf(names.slice(0, 12), joint)}${names.length > 12 ? ' …' : ''}`

/** The same, the nearest to the word first. */
export const severalOf = (word: string, names: Names): string =>
  shortened(sortedByNearness(word, among(word, names, enough)))

/** All names, the nearest to the word first. */
export function sortedByNearness(word: string, names: Iterable<string>): string[] {
  const meant = plain(word).slice(0, 100)
  return [...names]
    .map((name) => ({ name, distance: slips(meant, plain(name).slice(0, longest)) }))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
}
