import { blocksOf } from '../../content/blocks-of.ts'
import type { SourceDocument } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { numberFor, numberOf, numbers } from '../english.ts'
import { causesIn } from '../explain/document.ts'
import type { DocumentRule, Report } from '../rule.ts'
import { quote } from '../words.ts'
import { blockFaultsIn } from './block-rules.ts'
import { repeatedIn } from './duplicate-entry.ts'

/** Words for the entries of a block; weeks and people, for example, are not shown as entries. */
const entries =
  'answers|areas|benefits|cases|checks|clients|companies|documents|facts|features|figures|gates|groups|habits|industries|integrations|kinds|languages|leaks|mistakes|moves|names|offers|parts|passes|phases|pieces|places|points|principles|products|projects|promises|questions|reasons|risks|rounds|rules|services|signs|stages|standards|steps|tasks|technologies|tests|things|tools|trades|types|ways'

const counting = new RegExp(String.raw`\b(${numbers.slice(2).join('|')}|[2-9]|1\d|20)(?: [a-z]+)? (${entries})\b`, 'i')

/** An introduction speaks of more than what is below; one that begins with a number of them counts them. */
const introduction = new RegExp(
  String.raw`^(${numbers.slice(3).join('|')})(?: [a-z]+)? (?:${entries}|jobs)\b(?=[.,:]| (?:that|which|in|for|of|from|with|to)\b)`,
  'i',
)

/** The lists of a block that its words may count, by their names. */
export const listsOf = (block: Record<string, unknown>): [name: string, entries: number][] =>
  Object.entries(block).flatMap(([name, value]) =>
    Array.isArray(value) && !['actions', 'facts'].includes(name) ? [[name, value.length]] : [],
  )

/** A description counts in words what the page shows; its digits may count anything. */
const inDescription = new RegExp(counting.source.replace('|[2-9]|1\\d|20', ''), 'i')

/** A heading that counts what is below it goes stale when an entry is added. */
export const counted: DocumentRule = {
  meta: {
    name: 'counted',
    description: 'A heading, introduction or description of a page that counts entries counts right.',
    severity: 'warning',
  },
  about: 'page',

  checkDocument(doc, { contracts, report }) {
    const wrong = new Set<unknown>([
      ...[...causesIn(doc, contracts).map(({ cause }) => cause), ...repeatedIn(doc, contracts)].map(
        ({ path }) => path[1],
      ),
      // A list, or an entry as a whole, of which there are too many or too few.
      ...blockFaultsIn(doc, contracts).flatMap(({ index, path }) => (path.length <= 2 ? [index] : [])),
    ])
    const blocks = blocksOf(doc.data)
    reportDescription(doc, blocks, wrong, report)
    for (const { block, index } of blocks) {
      // Other mistakes of the block come first: once a surplus entry is removed, the heading may be right.
      if (wrong.has(index)) continue
      const { title, intro } = block
      const inTitle = typeof title === 'string' ? counting.exec(title) : null
      const match = inTitle ?? (typeof intro === 'string' ? introduction.exec(intro) : null)
      const [list, ...others] = listsOf(block).map(([, length]) => length)
      if (!match || list === undefined || others.length || list < 3) continue
      const [written, word = ''] = match
      const number = numberOf(word)
      if (number === list || Math.abs(number - list) > (inTitle ? 2 : 1)) continue
      report(
        { doc, path: ['blocks', index, inTitle ? 'title' : 'intro'], span: [match.index, match.index + word.length] },
        {
          message: `${quote(written)}, and there are ${list} below.`,
          suggestion: `Write "${numberFor(word, list)}".`,
        },
      )
    }
  },
}

/** The description of a page that counts the steps of its one block with steps. */
function reportDescription(
  doc: SourceDocument,
  blocks: ReturnType<typeof blocksOf>,
  wrong: ReadonlySet<unknown>,
  report: Report,
): void {
  const description = valueAt(doc.data, ['meta', 'description'])
  const match = typeof description === 'string' ? inDescription.exec(description) : null
  const [written = '', word = '', noun = ''] = match ?? []
  const counts = blocks.flatMap(({ block, index }): number[] => {
    const [list, ...others] = listsOf(block)
    const claim = typeof block.title === 'string' ? counting.exec(block.title) : null
    // A heading with another number is reported itself.
    const isMeant = claim ? claim[2] === noun && numberOf(claim[1] ?? '') === list?.[1] : list?.[0] === noun
    return isMeant && list && !others.length && !wrong.has(index) ? [list[1]] : []
  })
  const [count, ...more] = counts
  if (!match || count === undefined || more.length || count < 3) return
  const distance = Math.abs(numberOf(word) - count)
  if (distance === 0 || distance > 2) return
  report(
    { doc, path: ['meta', 'description'], span: [match.index, match.index + word.length] },
    {
      message: `${quote(written)}, and the page has ${count}.`,
      suggestion: `Write "${numberFor(word, count)}".`,
    },
  )
}
