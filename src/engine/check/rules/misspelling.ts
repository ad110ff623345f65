import { documentsOf } from '../../content/sources.ts'
import { textsAt } from '../../content/value-at.ts'
import { lookUp } from '../dictionary.ts'
import { factsOf, type Words } from '../facts.ts'
import { oneOf } from '../near.ts'
import { oncePerDocument } from '../once-per-document.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'
import { withoutCode } from '../text-rule.ts'

/** A word of a text that no dictionary has. */
interface Unknown {
  mention: Words
  index: number
  written: string
  /** What is meant, if it is a common misspelling. */
  meant: string[]
}

/**
 * Words that nobody means: common misspellings, and words that no dictionary has and that one slip of the fingers makes of
 * a word that the site uses. New names and terms are mostly further from all others than that.
 */
export const misspelling: SiteRule = {
  meta: { name: 'misspelling', description: 'No text has a misspelt word.', severity: 'warning' },

  checkSite({ site, contracts, documents, report }) {
    const allowed = new Set(textsAt(site.company.data, ['words']).values())
    const all = documentsOf(site)
    const uses = countWords(site, all, '', (doc) => wordsIn(doc, contracts).known)
    const nears = new Map<string, string[]>()
    for (const doc of documents)
      for (const { mention, index, written, meant } of wordsIn(doc, contracts).unknown) {
        if (allowed.has(written)) continue
        const word = written.toLowerCase()
        const right = nears.get(written) ?? byUse([...meant, ...near(written, uses)], uses)
        nears.set(written, right)
        if (!right.length) continue
        const best = right.slice(0, 3).map((text) => (word === written ? text : capital(text)))
        const [only, ...others] = best as [string, ...string[]]
        report(
          { ...mention, span: [index, index + written.length] },
          {
            message: `"${written}" is misspelt.`,
            suggestion: `${others.length ? `Did you mean ${oneOf(best)}?` : `Write "${only}".`} If it is right, add it to "words" in pages-data/site/company.json.`,
            replacement: others.length ? undefined : only,
          },
        )
      }
  },
}

const countWords = tallies()

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Words within sentences; not names of files, accounts and variables. */
const pattern = /(?<![\p{L}\p{N}'’@./_#\\-])\p{L}{2,}(?![\p{L}\p{N}@_/\\]|\.\p{L})/gu

/** Tokens and addresses of links are no words. */
const withoutMarks = (text: string): string =>
  withoutCode(text).replace(/\{[^}]*\}|\]\([^)]*\)/g, (mark) => ' '.repeat(mark.length))

const wordsIn = oncePerDocument((doc, contracts) => {
  const known = new Set<string>()
  const unknown: Unknown[] = []
  for (const mention of factsOf(doc, contracts).words) {
    if (mention.value.length > 20_000) continue
    let before: Unknown | undefined
    for (const { 0: written, index } of withoutMarks(mention.value).matchAll(pattern)) {
      const word = written.toLowerCase()
      const entry = known.has(word) ? isKnown : lookUp(word)
      const isBehind = before && before.index + before.written.length + 1 === index
      // Two strange words in a row are of another language; a strange one with a capital is a name.
      if (isBehind && before && !entry?.isWord && /^[a-z]+$/.test(before.written + written)) unknown.pop()
      else if (entry?.isWord) known.add(word)
      // Short words with a capital are names as often as not.
      else if (/^[A-Za-z]?[a-z]{2,}$/.test(written))
        unknown.push({ mention, index, written, meant: (/^[a-z]|.{5}/.test(written) && entry?.meant) || [] })
      before = entry?.isWord ? undefined : { mention, index, written, meant: [] }
    }
  }
  return { known, unknown }
})

const isKnown = { isWord: true, meant: [] }

const keys = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row, y) =>
    [...row].map((key, x): [string, [number, number]] => [key, [x + y * 0.4, y]]),
  ),
)

/** Whether two letters are neighbours on the keyboard, or both vowels. */
function areClose(a: string, b: string): boolean {
  const [one, other] = [keys.get(a), keys.get(b)]
  if (!one || !other) return false
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 1.3 || (/[aeiou]/.test(a) && /[aeiou]/.test(b))
}

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
    for (const other of index ? keys.keys() : []) {
      yield before + other + letter + rest
      if (areClose(letter, other)) yield before + other + rest
    }
    for (const other of next ? [] : keys.keys()) yield word + other
  }
}

/**
 * The words of the site that one slip makes a word of. The shorter it is, the more words and names are so near: then only words
 * that many documents use count.
 */
function near(written: string, uses: ReadonlyMap<string, number>): string[] {
  const word = written.toLowerCase()
  if (word.endsWith('js')) return []
  const least = word.length < 5 ? 15 : word.length < 6 ? 5 : 1
  const swapped = word.length < (word === written ? 4 : 5)
  const found = [...meantBy(word, swapped)].filter((other) => Number(uses.get(other)) >= least)
  return byUse(
    [...new Set(found)].filter((other) => other !== `${word}s`),
    uses,
  )
}

/** Those that the site uses, in most documents first; all if it uses none. */
function byUse(words: string[], uses: ReadonlyMap<string, number>): string[] {
  const used = words.filter((word) => uses.has(word)).sort((a, b) => Number(uses.get(b)) - Number(uses.get(a)))
  return [...new Set(used.length ? used : words)]
}
