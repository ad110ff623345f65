import { blocksOf } from '../../content/blocks-of.ts'
import { numberOf, numbers } from '../english.ts'
import { causesIn } from '../explain/document.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'
import { repeatedIn } from './duplicate-entry.ts'

/** What the entries of a block can be, unlike weeks and people. */
const entries =
  'answers|areas|benefits|cases|checks|clients|companies|documents|facts|features|figures|gates|habits|industries|integrations|kinds|languages|leaks|mistakes|moves|names|offers|parts|passes|phases|pieces|places|points|principles|products|projects|promises|questions|reasons|risks|rounds|rules|services|signs|stages|standards|steps|tasks|technologies|tests|things|tools|trades|types|ways'

const counting = new RegExp(
  String.raw`\b(${numbers.slice(2).join('|')}|[2-9]|1\d|20)(?: [a-z]+)? (?:${entries})\b`,
  'i',
)

/** An introduction speaks of more than what is below; one that begins with a number of them counts them. */
const introduction = new RegExp(
  String.raw`^(${numbers.slice(3).join('|')})(?: [a-z]+)? (?:${entries}|jobs)\b(?=[.,:]| (?:that|which|in|for|of|from|with|to)\b)`,
  'i',
)

/** A heading that counts what is below it goes stale when an entry is added. */
export const counted: DocumentRule = {
  meta: {
    name: 'counted',
    description: 'A heading or introduction that counts the entries below it counts right.',
    severity: 'warning',
  },
  about: 'pages',

  checkDocument(doc, { contracts, report }) {
    const wrong = new Set(
      [...causesIn(doc, contracts).map(({ cause }) => cause), ...repeatedIn(doc, contracts)].map(({ path }) => path[1]),
    )
    for (const { block, index } of blocksOf(doc.data)) {
      // What is wrong with the block is told first: an entry that is removed again makes the heading right.
      if (wrong.has(index)) continue
      const { title, intro } = block
      const inTitle = typeof title === 'string' ? counting.exec(title) : null
      const match = inTitle ?? (typeof intro === 'string' ? introduction.exec(intro) : null)
      const [list, ...others] = Object.entries(block).flatMap(([name, value]) =>
        Array.isArray(value) && !['actions', 'facts'].includes(name) ? [value.length] : [],
      )
      if (!match || list === undefined || others.length || list < 3) continue
      const [written, word = ''] = match
      const number = numberOf(word)
      if (number === list || Math.abs(number - list) > (inTitle ? 2 : 1)) continue
      const right = /\d/.test(word) ? String(list) : (numbers[list] ?? String(list))
      report(
        { doc, path: ['blocks', index, inTitle ? 'title' : 'intro'], span: [match.index, match.index + word.length] },
        {
          message: `${quote(written)}, and there are ${list} below.`,
          suggestion: `Write "${/^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right}".`,
        },
      )
    }
  },
}
