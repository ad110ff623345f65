import type { Contracts } from '../../content/contracts.ts'
import type { SiteSources } from '../../content/load.ts'
import { documentsOf } from '../../content/sources.ts'
import { textsAt } from '../../content/value-at.ts'
import { lookUp } from '../dictionary.ts'
import { namesWithCapitals } from '../english.ts'
import { factsOf, type Words } from '../facts.ts'
import { oneOf, slips } from '../near.ts'
import { oncePerDocument } from '../once-per-document.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'
import { withoutCode } from '../text-rule.ts'

/** A word of a text that no dictionary has, or only as a name. */
interface Strange {
  mention: Words
  index: number
  written: string
  /** Whether it is a name. */
  isKnown: boolean
  /** Whether its capital shows a name, which only another name corrects. */
  isProper?: true
  /** What is meant, if it is a common misspelling. */
  meant: string[]
  /** The word before, if it has a capital, too: then both are one name. */
  first?: string
}

/**
 * Words that nobody means: common misspellings, words that no dictionary has and that one slip of the fingers makes of a word
 * that the site uses, and names without their capital. New names and terms are mostly further from all others than that.
 */
export const misspelling: SiteRule = {
  meta: { name: 'misspelling', description: 'No text has a misspelt word.', severity: 'warning' },

  checkSite({ site, contracts, documents, report }) {
    const allowed = new Set(textsAt(site.company.data, ['words']).values())
    const uses = countWords(site, documentsOf(site), '', (doc) => wordsIn(doc, contracts).known)
    const known = new Map<string, string[]>()
    const names = namesOf(site, contracts)
    const named = new Map([...names.keys()].map((name) => [name.toLowerCase(), name]))
    const rightFor = ({ written, isKnown, isProper, meant, first }: Strange): string[] => {
      if (isProper) return Number(uses.get(written)) > 1 ? [] : nameNear(written, names, first)
      const name = capital(written)
      if (Number(uses.get(name)) > 2 && uses.get(`=${written}`) === 1) return [name]
      if (isKnown) return []
      const near = nearby(written, uses)
      const right = byUse(meant.length || near.length ? [...meant, ...near] : joined(written, uses), uses).map((word) =>
        word.replace("'", '’'),
      )
      return written === written.toLowerCase() ? right : right.map((word) => named.get(word) ?? capital(word))
    }
    for (const doc of documents)
      for (const strange of wordsIn(doc, contracts).strange) {
        const { mention, index, written } = strange
        const key = `${strange.first ?? ''} ${written}`
        const right = known.get(key) ?? rightFor(strange)
        known.set(key, right)
        const [best, ...others] = right.slice(0, 3)
        if (best === undefined || allowed.has(written)) continue
        report(
          { ...mention, span: [index, index + written.length] },
          {
            message: `"${written}" is misspelt.`,
            suggestion: `${others.length ? `Did you mean ${oneOf([best, ...others])}?` : `Write "${best}".`} If it is right, add it to "words" in pages-data/site/company.json.`,
            replacement: others.length ? undefined : best,
          },
        )
      }
  },
}

const countWords = tallies()

/** Days, months, countries, cities and terms of the trade. */
const everywhere = (): string[] => {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...alphabet.toUpperCase()]
  const countries = letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? ''))
  const days =
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February August September October November December'
  return [
    ...days.split(' '),
    ...cities.split(' '),
    ...namesWithCapitals.split(' ').filter((name) => name.length > 6),
    ...countries.filter((name) => /^[A-Z][a-z]{4,}$/.test(name)),
  ]
}

/** Cities that sites of the trade name. */
const cities =
  'Ahmedabad Bengaluru Bangalore Bhubaneswar Chandigarh Chennai Coimbatore Dehradun Faridabad Ghaziabad Gurugram Guwahati Hyderabad Kolkata Lucknow Ludhiana Vadodara Visakhapatnam Amsterdam Auckland Barcelona Birmingham Brisbane Brussels Chicago Copenhagen Edinburgh Frankfurt Glasgow Hamburg Helsinki Istanbul Johannesburg Liverpool Manchester Melbourne Montreal Nairobi Singapore Stockholm Toronto Vancouver'

let common: string[] | undefined

/** Names, with the word that stands before them where they are of two. */
type Names = Map<string, string | undefined>

/** Names that texts may mention: the long ones of the collections, and those that everybody uses. */
function namesOf(site: SiteSources, contracts: Contracts): Names {
  common ??= everywhere()
  const names: Names = new Map(common.map((name) => [name, undefined]))
  for (const doc of site.collections.values())
    for (const { path, value } of factsOf(doc, contracts).words)
      if (path.at(-1) === 'name')
        for (const [, first, name = ''] of value.matchAll(/(?:(?<=^| )([A-Z][a-z]+) )?([A-Z][A-Za-z]{6,})/g))
          names.set(name, first)
  return names
}

/** The names that one slip makes a word of; a short one only if two of its letters changed places. */
const nameNear = (written: string, names: Names, before?: string): string[] =>
  names.has(written)
    ? []
    : [...names.keys()].filter(
        (name) =>
          (before === undefined || names.get(name) === before) &&
          name.charAt(0) === written.charAt(0) &&
          Math.abs(name.length - written.length) < 2 &&
          (name.length > 6 || name.endsWith('day') || [...name].sort().join() === [...written].sort().join()) &&
          slips(name.toLowerCase(), written.toLowerCase()) === 1,
      )

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Words within sentences; not names of files, accounts and variables. */
const pattern = /(?<![\p{L}\p{N}'’@./_#\\-])\p{L}{2,}(?![\p{L}\p{N}@_/\\]|\.\p{L})/gu

/** Tokens and addresses of links are no words. */
const withoutMarks = (text: string): string =>
  withoutCode(text).replace(/\{[^}]*\}|\]\([^)]*\)/g, (mark) => ' '.repeat(mark.length))

const wordsIn = oncePerDocument((doc, contracts) => {
  /** In small letters; names also with their capital, and with "=" where they are written without. */
  const known = new Set<string>()
  const strange: Strange[] = []
  for (const mention of factsOf(doc, contracts).words) {
    if (mention.value.length > 20_000) continue
    const text = withoutMarks(mention.value)
    const words = [...text.matchAll(pattern)].map(({ 0: written, index }) => {
      const word = written.toLowerCase()
      const entry = lookUp(word)
      return { written, word, index, entry, isKnown: !!entry?.isWord }
    })
    const isForeign = (word?: (typeof words)[number]): boolean => !!word && !word.isKnown && word.word === word.written
    for (const [at, { written, word, index, entry, isKnown }] of words.entries()) {
      const isSmall = written === word
      const before = text.slice(Math.max(0, index - 8), index)
      const isWithin = /[\p{Ll},] $/u.test(before)
      if (isKnown && !entry?.isName) known.add(word)
      // A capital within a sentence shows a name.
      if (isWithin && !isSmall && mention.marks) known.add(written)
      if (isSmall && (!isKnown || entry?.isName)) known.add(`=${word}`)
      else if (isKnown) continue
      // Two strange words in a row are of another language; one with a capital within a sentence is a name.
      if (
        !/^[A-Za-z]?[a-z]{2,}$|^[A-Z][A-Za-z]{6,}$/.test(written) ||
        isForeign(words[at - 1]) ||
        isForeign(words[at + 1])
      )
        continue
      const last = words[at - 1]?.written ?? ''
      const isName = mention.marks || /, $/.test(before) || (/^\p{Ll}/u.test(last) && !/^(?:and|of|or|the)$/.test(last))
      if (isWithin && !isSmall && isName) {
        if (written.length > 4)
          strange.push({
            mention,
            index,
            written,
            isKnown,
            isProper: true,
            meant: [],
            first: /^\p{Lu}/u.test(last) && /^ /.test(text.slice(index - 1, index)) && at > 0 ? last : undefined,
          })
        continue
      }
      // Short words with a capital are names as often as not.
      const meant = isSmall || written.length > 5 ? (entry?.meant ?? []) : []
      strange.push({ mention, index, written, isKnown, meant })
    }
  }
  return { known, strange }
})

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const keys = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row, y) =>
    [...row].map((key, x): [string, [number, number]] => [key, [x + y * 0.4, y]]),
  ),
)

/** The letters that are neighbours of a letter on the keyboard, or vowels as it is. */
const close = new Map(
  [...keys].map(([letter, [x, y]]) => [
    letter,
    [...keys].flatMap(([other, [atX, atY]]) =>
      Math.hypot(x - atX, y - atY) < 1.3 || (/[aeiouy]/.test(letter) && /[aeiouy]/.test(other)) ? other : [],
    ),
  ]),
)
const areClose = (a: string, b: string): boolean => close.get(a)?.includes(b) ?? false

/**
 * What a word can be a slip of: two letters swapped, one doubled or lost, or the key beside pressed.
 * @param swapped only the first of these
 */
function* meantBy(word: string, swapped: boolean): Generator<string> {
  for (let index = 0; index < word.length; index++) {
    const [before, letter, rest] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)]
    const [last, next] = [before.at(-1) ?? '', rest.charAt(0)]
    if (next) yield before + next + letter + rest.slice(1)
    if (swapped) continue
    if (letter === next || areClose(letter, last) || areClose(letter, next)) yield before + rest
    if (index) for (const other of alphabet) yield before + other + letter + rest
    if (index) for (const other of close.get(letter) ?? []) yield before + other + rest
    if (!next) for (const other of alphabet) yield word + other
  }
}

/**
 * The words of the site that one slip makes a word of. The shorter it is, the more words and names are so near: then only words
 * that many documents use count.
 */
function nearby(written: string, uses: ReadonlyMap<string, number>): string[] {
  const word = written.toLowerCase()
  if (word.endsWith('js')) return []
  const least = word.length < 5 ? 15 : word.length < 6 ? 5 : 1
  const swapped = word.length < (word === written ? 4 : 6)
  return [...meantBy(word, swapped)].filter((other) => Number(uses.get(other)) >= least && plain(other) !== plain(word))
}

/** Two words between which the space was lost. Only words that many documents use count. */
function joined(written: string, uses: ReadonlyMap<string, number>): string[] {
  if (written.length < 5) return []
  const isCommon = (word: string): boolean => Number(uses.get(word)) >= 15
  for (let at = 2; at <= written.length - 2; at++) {
    const [first, second] = [written.slice(0, at), written.slice(at)]
    if (isCommon(first) && isCommon(second)) return [`${first} ${second}`]
  }
  return []
}

/** British and American spelling are both right; what others have the word may have, too: "preorder", "preorders". */
const plain = (word: string): string => word.replaceAll('z', 's').replace(/re$/, 'er').replace(/s$/, '')

/** Those that the site uses, in most documents first; all if it uses none. */
function byUse(words: string[], uses: ReadonlyMap<string, number>): string[] {
  const used = words.filter((word) => uses.has(word)).sort((a, b) => Number(uses.get(b)) - Number(uses.get(a)))
  return [...new Set(used.length ? used : words)]
}
