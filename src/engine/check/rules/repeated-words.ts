import { type Path, siteKind } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import type { Mention } from '../facts.ts'
import type { DocumentRule } from '../rule.ts'
import { pathInWords, quote } from '../words.ts'
import { repeatedIn } from './duplicate-entry.ts'

/** Shorter texts may well stand in two places. */
const isLong = (text: string): boolean => text.length >= 60 || text.endsWith('?')

/** Somebody who copies an entry to change it may forget one of its texts. */
export const repeatedWords: DocumentRule = {
  meta: {
    name: 'repeated-words',
    description: 'No long text stands twice in a document, and no two properties of an entry say the same.',
    severity: 'warning',
  },

  checkDocument(doc, { site, contracts, facts, report }) {
    const isData = siteKind(doc.file) === 'site'
    const copies = repeatedIn(doc, contracts).map(({ path }) => entryOf(path))
    const idAt = (path: Path): unknown => valueAt(doc.data, [...path.slice(0, 2), 'id'])
    const isCopied = (path: Path): boolean => copies.some((copy) => copy.every((step, index) => path[index] === step))
    const beside = new Map<string, Mention>()
    const before = new Map<string, Mention>()
    const reported = new Set<string>()
    for (const mention of facts(doc).words) {
      const { path, value } = mention
      const key = value.toLowerCase()
      const name = path.at(-1)
      if (!value || doc === site.company || path[0] === 'meta') continue
      const holder = JSON.stringify([path.slice(0, -1), key])
      const other = typeof name === 'string' ? beside.get(holder) : undefined
      if (!beside.has(holder)) beside.set(holder, mention)
      if (other && isVersion(path) && isVersion(other.path)) continue
      // Two jobs may ask for the same in one line of their lists.
      const isTwiceWrong = name === 'alt' ? areNeighbours : isTitleOfBlock(path) ? areTitlesOfBlocks : isLong
      const twin = before.get(key)
      const first =
        twin && isTwiceWrong(value, path, twin.path) && !(isData && typeof name === 'number') ? twin : undefined
      if (!before.has(key)) before.set(key, mention)
      // The rule about ids reports two entries with the same id.
      if (
        isCopied(path) ||
        (first && path[1] !== first.path[1] && idAt(path) !== undefined && idAt(path) === idAt(first.path))
      )
        continue
      if (other)
        report(mention, {
          message: `"${String(other.path.at(-1))}" beside it says the same: ${quote(value)}.`,
          suggestion: name === 'alt' ? 'Write "": the words beside the picture say it.' : `Write the "${name}".`,
        })
      else if (first && !reported.has(key)) {
        reported.add(key)
        report(mention, {
          message: `${quote(value)} is there twice: it is the same as ${pathInWords(first.path)}.`,
          suggestion: 'Finish the copy, or remove it.',
        })
      }
    }
  },
}

/** Two versions of a text may differ in a capital alone; their block says what was not changed at all. */
const isVersion = (path: Path): boolean => path.at(-1) === 'before' || path.at(-1) === 'after'

/** Pictures of one list show different things. */
const areNeighbours = (_: string, path: Path, other: Path): boolean =>
  path.length > 2 && path.length === other.length && path.slice(0, -2).every((step, index) => other[index] === step)

const isTitleOfBlock = (path: Path): boolean => path.length === 3 && path[0] === 'blocks' && path[2] === 'title'

/** Two parts of a page with the same title cannot be told apart in a list of headings. */
const areTitlesOfBlocks = (text: string, _path: Path, other: Path): boolean => isTitleOfBlock(other) || isLong(text)

/** The entry that a place is in: its name may be all that is repeated. */
const entryOf = (path: Path): Path => (typeof path.at(-1) === 'string' ? path.slice(0, -1) : path)
