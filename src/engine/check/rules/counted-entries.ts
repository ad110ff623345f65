import { blocksOf } from '../../content/blocks-of.ts'
import { valueAt } from '../../content/value-at.ts'
import { numberFor, numberOf, numbers, tens } from '../english.ts'
import type { Mention } from '../facts.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'
import { listsOf } from './counted.ts'

/** What the entries of a collection are called where a page about them counts them. */
const nouns: Record<string, string> = {
  portfolio: 'products|projects',
  team: 'people|names|faces|colleagues',
  testimonials: 'reviews|testimonials|voices',
}

const words = `${[...numbers.slice(3), ...tens].join('|')}|[3-9]|[1-9]\\d`
const counting = new Map(
  Object.entries(nouns).map(([name, noun]) => [
    name,
    new RegExp(String.raw`(?<![\w.+-])(${words}) (?:${noun})\b`, 'i'),
  ]),
)
/** A heading that begins with the number of entries that its block chooses. */
const heading = /^(\w+(?:-\w+)?) (?:more|of our)\b/
const anchored = new RegExp(String.raw`^(?:(?:see|read|view) )?(?:(?:all|the) )?(${words}) \p{Ll}+$`, 'iu')
const number = new RegExp(String.raw`\b(?:${words})\b`, 'i')

interface Count {
  mention: Mention
  written: string
  word: string
}

/** Somebody who adds an entry does not see where such entries are counted. */
export const countedEntries: DocumentRule = {
  meta: {
    name: 'counted-entries',
    description: 'Headings and links that count the entries they show or lead to count right, and a page counts alike.',
    severity: 'warning',
  },
  about: 'page',

  checkDocument(doc, { index, facts, report }) {
    const { words, linkWords, collections } = facts(doc)
    const tell = ({ mention, written, word }: Count, there: number): void => {
      if (numberOf(word) === there || numberOf(word) < 0) return
      const start = mention.value.indexOf(word)
      report(
        { ...mention, span: [start, start + word.length] },
        {
          message: `${quote(written)}, and there are ${there}.`,
          suggestion: `Write "${numberFor(word, there)}".`,
        },
      )
    }
    const blocks = blocksOf(doc.data)
    for (const { block, index: at } of blocks) {
      const shown = collections.filter(({ path }) => path[0] === 'blocks' && path[1] === at)
      const there = shown[0]?.only.length
      const [written, word = ''] = (typeof block.title === 'string' && heading.exec(block.title)) || []
      if (written && there && shown.length === 1)
        tell({ mention: { doc, path: ['blocks', at, 'title'], value: String(block.title) }, written, word }, there)
    }
    for (const [name, pattern] of counting) {
      const ids = index.collections.get(name)
      const shown = collections.filter(({ collection }) => collection === name)
      const isWhole =
        shown.some(({ only }) => !only.length) ||
        new Set(shown.flatMap(({ only }) => only.map(({ value }) => value))).size === ids?.size
      if (!ids || !shown.length || !isWhole) continue
      const counts = words.flatMap((mention): Count[] => {
        const [first, second, last] = mention.path
        const isOfPage = first === 'meta' || second === 0 || last === 'title'
        const [written, word = ''] = (isOfPage && pattern.exec(mention.value)) || []
        return written ? [{ mention, written, word }] : []
      })
      // If no count is right, the collection has changed since, and the page needs an edit as a whole.
      if (counts.some(({ word }) => numberOf(word) === ids.size)) for (const count of counts) tell(count, ids.size)
    }
    for (const mention of linkWords) {
      const to = mention.span ? undefined : valueAt(doc.data, [...mention.path.slice(0, -1), 'to'])
      const [written, word = ''] = (/^#/.test(String(to)) && anchored.exec(mention.value)) || []
      const target = blocks.find(({ block }) => to === `#${block.id}`)?.block ?? {}
      const lists = listsOf(target)
      const there = lists[0]?.[1] ?? 0
      // A heading with another number is reported itself.
      const stated = number.exec(String(target.title))?.[0]
      if (written && lists.length === 1 && (stated === undefined || numberOf(stated) === there))
        tell({ mention, written, word }, there)
    }
  },
}
