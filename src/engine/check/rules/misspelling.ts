import type { Contracts } from '../../content/contracts.ts'
import type { SiteSources } from '../../content/load.ts'
import { documentsOf } from '../../content/sources.ts'
import { textsAt } from '../../content/value-at.ts'
import { countries } from '../countries.ts'
import { lookUp } from '../dictionary.ts'
import { cities, namesWithCapitals } from '../english.ts'
import { factsOf, type Words } from '../facts.ts'
import { oneOf, slips } from '../near.ts'
import { oncePerDocument } from '../once-per.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'
import { longest, withoutCode } from '../text-rule.ts'
import { capital, inPlaceOf } from '../words.ts'

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
  /** What it can be a slip of, kept for the next check. */
  near?: string[]
  /** Those of them that were found on the site, and how many known words there were then. */
  met?: { near: string[]; of: number }
  /** The words before and behind, if they have a capital, too: then they may be one name. */
  first?: string
  second?: string
}

/**
 * Words that nobody means: common misspellings, words that no dictionary has and that are one slip away from a word that
 * the site uses, and names without their capital. New names and terms are mostly further away from all others.
 */
export const misspelling: SiteRule = {
  meta: { name: 'misspelling', description: 'No text has a misspelt word.', severity: 'warning' },

  checkSite({ site, contracts, documents, report }) {
    const allowed = new Set(textsAt(site.company.data, ['words']).values())
    const uses = countWords(site, documentsOf(site), '', (doc) => wordsIn(doc, contracts).known)
    const known = new Map<string, string[]>()
    const { names, pairs } = namesOf(site, contracts)
    const asNamed = (word: string): string => names.find((name) => name.toLowerCase() === word) ?? capital(word)
    /** The name of two words that the word is part of, with a slip. */
    const partFor = ({ written, first, second }: Strange): string[] => {
      if (!first && !second) return []
      const key = [first, written, second].join()
      const parts = knownParts.get(key) ?? partsOf(written, first, second)
      knownParts.set(key, parts)
      return parts
    }
    const knownParts = new Map<string, string[]>()
    const partsOf = (written: string, first?: string, second?: string): string[] =>
      pairs
        .filter(([one, other]) => one === first || other === second)
        .flatMap(([one, other]) => [
          ...(one === first && slips(other, written) === 1 ? [other] : []),
          ...(other === second && slips(one, written) === 1 ? [one] : []),
        ])
    const rightFor = (strange: Strange): string[] => {
      const { mention, written, isKnown, isProper, meant, first } = strange
      if (isProper) {
        if (first || Number(uses.get(written)) > 1) return []
        const near = nameNear(written, names)
        return near.length || isKnown ? near : swapped(written).map(asNamed)
      }
      const name = capital(written)
      const parted = apart[written.toLowerCase()]
      if (parted) return [inPlaceOf(written, parted)]
      if (!isSearched(mention) && Number(uses.get(name)) > 2 && uses.get(`=${written}`) === 1) return [name]
      if (isKnown) return []
      const near = nearby(strange, uses)
      if (!near.length && !meant.length) near.push(...swapped(written))
      const right = byUse(meant.length || near.length ? [...meant, ...near] : joined(written, uses), uses).map((word) =>
        word.replace("'", '’'),
      )
      return written === written.toLowerCase() ? right : right.map(asNamed)
    }
    for (const doc of documents)
      for (const strange of wordsIn(doc, contracts).strange) {
        const { mention, index, written } = strange
        const key = [strange.first === undefined, isSearched(mention), written].join()
        const right = known.get(key) ?? rightFor(strange)
        known.set(key, right)
        const [best, ...others] = [...partFor(strange), ...right].slice(0, 3)
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

/** Keywords are written as people search for them: without capitals. */
const isSearched = ({ path }: Words): boolean => path[1] === 'keywords'

const countWords = tallies()

/** Days, months, countries, cities and terms of the trade. */
const everywhere = (): string[] => {
  const days =
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February August September October November December'
  return [
    ...days.split(' '),
    ...cities.split(' '),
    ...namesWithCapitals.split(' ').filter((name) => name.length > 6),
    ...[...countries().keys()].filter((name) => /^[A-Z][a-z]{4,}$/.test(name)),
  ]
}

let common: string[] | undefined

/** Names that texts may mention. */
interface Names {
  /** Those that everybody uses, and the long ones of the collections. */
  names: string[]
  /** The names of people and companies in the collections, by two words. */
  pairs: [first: string, second: string][]
}

function namesOf(site: SiteSources, contracts: Contracts): Names {
  common ??= everywhere()
  const all = [...site.collections.values()].map((doc) => namesIn(doc, contracts))
  return {
    names: [...new Set([...common, ...all.flatMap(({ names }) => names)])],
    pairs: all.flatMap(({ pairs }) => pairs),
  }
}

const namesIn = oncePerDocument((doc, contracts): Names => {
  const values = factsOf(doc, contracts).words.flatMap(({ path, value }) => (path.at(-1) === 'name' ? [value] : []))
  return {
    names: values.flatMap((value) => value.match(/[A-Z][A-Za-z]{6,}/g) ?? []),
    pairs: values.flatMap((value): Names['pairs'] => {
      const [, first, second] = /^([A-Z][a-z]{2,}) ([A-Z][a-z]{2,})$/.exec(value) ?? []
      return first && second ? [[first, second]] : []
    }),
  }
})

/** The names that a word is one slip away from; a short one only if two of its letters changed places. */
const nameNear = (written: string, names: string[]): string[] =>
  names.includes(written)
    ? []
    : names.filter(
        (name) =>
          name.charAt(0) === written.charAt(0) &&
          Math.abs(name.length - written.length) < 2 &&
          (name.length > 6 || name.endsWith('day') || [...name].sort().join() === [...written].sort().join()) &&
          slips(name.toLowerCase(), written.toLowerCase()) === 1,
      )

/** Two words that are often written as one. */
const apart: Record<string, string | undefined> = {
  ...{ infact: 'in fact', alot: 'a lot', aswell: 'as well', atleast: 'at least', incase: 'in case' },
  ...{
    inorder: 'in order',
    eachother: 'each other',
    ofcourse: 'of course',
    thankyou: 'thank you',
    inspite: 'in spite',
    upto: 'up to',
  },
}

/** Words within sentences; not names of files, accounts and variables, nor what somebody pasted that is longer than any word. */
const pattern = /(?<![\p{L}\p{N}'’@./_#\\\u00ad-])\p{L}{2,40}(?![\p{L}\p{N}@_/\\\u00ad]|\.\p{L})/gu

/** Tokens and addresses of links are no words. */
const withoutMarks = (text: string): string =>
  withoutCode(text).replace(/\{[^}]*\}|\]\([^)]*\)/g, (mark) => ' '.repeat(mark.length))

const wordsIn = oncePerDocument((doc, contracts) => {
  /** In small letters; names also with their capital, and with "=" where they are written without. */
  const known = new Set<string>()
  const strange: Strange[] = []
  for (const mention of factsOf(doc, contracts).words) {
    if (mention.value.length > longest) continue
    const text = withoutMarks(mention.value)
    const words = [...text.matchAll(pattern)].map(({ 0: written, index }) => {
      const word = written.toLowerCase()
      const entry = lookUp(word)
      return { written, word, index, entry, isKnown: !!entry?.isWord }
    })
    const isForeign = (word?: (typeof words)[number]): boolean => !!word && !word.isKnown && word.word === word.written
    /** Whether a single space parts a word from the next. */
    const isNext = (at: number): boolean => {
      const [one, other] = [words[at], words[at + 1]]
      return !!one && !!other && text.slice(one.index + one.written.length, other.index) === ' '
    }
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
      const [first, second] = [isNext(at - 1) && last, isNext(at) && words[at + 1]?.written].map((beside) =>
        beside && /^\p{Lu}/u.test(beside) ? beside : undefined,
      )
      const isName = mention.marks || /, $/.test(before) || (/^\p{Ll}/u.test(last) && !/^(?:and|of|or|the)$/.test(last))
      if (isWithin && !isSmall && isName) {
        if (written.length > 4 || first || second)
          strange.push({ mention, index, written, isKnown, isProper: true, meant: [], first, second })
        continue
      }
      // Short words with a capital are names as often as not.
      const meant = isSmall || written.length > 5 ? (entry?.meant ?? []) : []
      const whole = !isKnown && isSmall && isNext(at - 1) ? `${words[at - 1]?.word}${word}` : ''
      if (whole.length > 5 && lookUp(whole)?.isWord) {
        const start = words[at - 1]?.index as number
        strange.push({
          mention,
          index: start,
          written: text.slice(start, index + word.length),
          isKnown,
          meant: [whole],
        })
      } else strange.push({ mention, index, written, isKnown, meant, first, second })
    }
  }
  for (const word of known) met.add(word)
  return { known, strange }
})

/** The known words of all documents that were ever checked: few edits bring another. */
const met = new Set<string>()

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
 * The words of the site that a word is one slip away from. The shorter it is, the more words and names are so near: then only words
 * that many documents use count.
 */
function nearby(strange: Strange, uses: ReadonlyMap<string, number>): string[] {
  const { written } = strange
  const word = written.toLowerCase()
  if (word.endsWith('js')) return []
  const least = word.length < 5 ? 18 : word.length < 6 ? 5 : 1
  const swapped = word.length < (word === written ? 4 : 6)
  strange.near ??= [...meantBy(word, swapped)]
  if (strange.met?.of !== met.size) strange.met = { near: strange.near.filter((other) => met.has(other)), of: met.size }
  return strange.met.near.filter((other) => Number(uses.get(other)) >= least && plain(other) !== plain(word))
}

/**
 * The words of the dictionary that it is if two letters change places, names only if it has a capital. Shorter words are so near
 * by chance.
 */
function swapped(written: string): string[] {
  if (written.length < 8) return []
  const isSmall = written === written.toLowerCase()
  return [...meantBy(written.toLowerCase(), true)].filter((other) => {
    const entry = lookUp(other)
    return entry?.isWord && !(entry.isName && isSmall) && plain(other) !== plain(written.toLowerCase())
  })
}

/** Two words between which the space was lost. Only words that many documents use count; terms such as "andon" are short. */
function joined(written: string, uses: ReadonlyMap<string, number>): string[] {
  if (written.length < 6 && !written.endsWith('the')) return []
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
