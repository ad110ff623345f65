import type { Contracts } from '../../content/contracts.ts'
import { type Path, type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import type { Cause } from '../explain/cause.ts'
import { causesIn } from '../explain/document.ts'
import type { Paired } from '../explain/pair.ts'
import { oncePerDocument } from '../once-per.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import { pathInWords, quote } from '../words.ts'

/** An exact copy of a block, an entry or a line shows the same twice. */
export const duplicateEntry: DocumentRule = {
  meta: {
    name: 'duplicate-card',
    description: 'No block of a page, entry of a list or line of one is there twice.',
    severity: 'error',
  },

  checkDocument(doc, { contracts, report }) {
    for (const { path, finding, isExact } of reportableIn(doc, contracts)) if (isExact) report(path, finding)
  },
}

/** Two entries of the same name are usually a copy that somebody forgot to change. */
export const duplicateName: DocumentRule = {
  meta: { name: 'duplicate-name', description: 'No two entries of a list have one name.', severity: 'warning' },

  checkDocument(doc, { contracts, report }) {
    for (const { path, finding, isExact } of reportableIn(doc, contracts)) if (!isExact) report(path, finding)
  },
}

/** What is repeated in a document, except what a contract forbids, which is reported already. */
function reportableIn(doc: SourceDocument, contracts: Contracts): Repeated[] {
  const reported = new Set(
    causesIn(doc, contracts).flatMap(({ cause }) =>
      cause.kind === 'value' && /Items$/.test(cause.error.keyword) && !isTooLongByCopies(cause, doc, contracts)
        ? [cause.path.join('/')]
        : [],
    ),
  )
  // A second opening block is reported by the rule about headings.
  const opens = (path: Path): boolean =>
    path.length === 2 && contracts.blocks.get(String(valueAt(doc.data, [...path, 'type'])))?.carriesPageHeading === true
  return repeatedIn(doc, contracts).filter(
    ({ path }) => !opens(path) && !reported.has(path.join('/')) && !reported.has(path.slice(0, -1).join('/')),
  )
}

/** Whether a list is too long only because entries were copied: then the copies are the mistake. */
export function isTooLongByCopies(cause: Cause | Paired, doc: SourceDocument, contracts: Contracts): boolean {
  if (cause.kind !== 'value' || cause.error.keyword !== 'maxItems') return false
  const list = cause.path.join('/')
  const copies = repeatedIn(doc, contracts).filter(
    ({ path, isExact }) => isExact && path.length === cause.path.length + 1 && path.slice(0, -1).join('/') === list,
  )
  const length = listAt(doc.data, cause.path).length
  return length - copies.length <= Number(cause.error.params.limit) && copies.length > 0
}

interface Repeated {
  path: Path
  /** Whether the whole is the same, not the name alone. */
  isExact: boolean
  finding: Finding
}

/** Entries that are in their list already, with their place. */
export const repeatedIn = oncePerDocument((doc): Repeated[] => {
  const found: Repeated[] = []
  const isPage = siteKind(doc.file) === 'page'
  forLists(doc.data, [], (list, path) => {
    const at = path.length
    // Cells of a table may be equal.
    if (typeof path[at - 1] === 'number' || path[at - 1] === 'cells') return
    const names = list.map(sayOf)
    // Where all entries are called differently there is nothing to compare.
    const lasts = new Map(names.map((name, index) => [name, index]))
    if (lasts.size === names.length) return
    const again = new Set(names.filter((name, index) => lasts.get(name) !== index))
    const firsts = new Map<string, number>()
    list.forEach((entry, index) => {
      const key = again.has(names[index]) ? keyOf(entry) : undefined
      if (key === undefined) return
      const twin = firsts.get(key)
      if (twin === undefined) firsts.set(key, index)
      // The rule about ids reports two entries with one id.
      else if (idOf(entry) === undefined || idOf(entry) !== idOf(list[twin]))
        found.push({ path: [...path, index], isExact: true, finding: copyOf(path, twin, entry) })
    })
    const reported = new Set(found.map(({ path }) => JSON.stringify(path)))
    const seen = new Map<string, number>()
    list.forEach((entry, index) => {
      if (typeof entry === 'string') return
      if (path.length === 1 && path[0] === 'blocks') return
      const named = wordsOf(entry)
      const isEntry = named && !isPage && path[0] === 'items'
      const [name, written] = named ?? pictureOf(entry) ?? []
      if (!name || !written || reported.has(JSON.stringify([...path, index]))) return
      const text = isEntry ? `${plain(written)} ${shortTexts(entry)}` : plain(written)
      const first = seen.get(text)
      if (first === undefined) seen.set(text, index)
      else
        found.push({
          path: [...path, index, name],
          isExact: !named,
          finding: {
            message: `${quote(written)} is in this list twice, first at [${first}].`,
            suggestion: 'Finish the copy, or remove it.',
          },
        })
    })
  })
  const copies = found.map(({ path }) => path.join('/'))
  const lists = isPage ? sameLists(listAt(doc.data, ['blocks'])) : []
  return [...found, ...lists.filter(({ path }) => !copies.includes(path.slice(0, 2).join('/')))]
})

/** Lists of pages with a reason to go to each, if an earlier block of the type names the same pages. */
function sameLists(blocks: unknown[]): Repeated[] {
  const firsts = new Map<string, Path>()
  return blocks.flatMap((block, at) =>
    Object.keys(Object(block)).flatMap((name): Repeated[] => {
      const entries = listAt(block, [name])
      const labels = entries.map((entry) => valueAt(entry, ['label'])).sort()
      if (entries.length < 2 || !entries.every((entry) => isReasoned(entry))) return []
      const key = JSON.stringify([valueAt(block, ['type']), name, labels])
      const path = ['blocks', at, name]
      const first = firsts.get(key)
      firsts.set(key, first ?? path)
      if (!first) return []
      const finding = {
        message: `"${name}" lists the same as ${pathInWords(first)}.`,
        suggestion: 'Remove one of the two blocks, or list something else.',
      }
      return [{ path, isExact: false, finding }]
    }),
  )
}

const isReasoned = (entry: unknown): boolean =>
  typeof valueAt(entry, ['label']) === 'string' && typeof valueAt(entry, ['description']) === 'string'

function copyOf(path: Path, twin: number, entry: unknown): Finding {
  const isBlock = path.length === 1 && path[0] === 'blocks'
  const what = typeof entry === 'string' ? quote(entry) : isBlock ? `This "${valueAt(entry, ['type'])}"` : 'This entry'
  return {
    message: `${what} is there twice: it is the same as ${pathInWords([...path, twin])}.`,
    suggestion: 'Finish the copy, or remove it.',
  }
}

/** What distinguishes two entries of the same name: a place, a company, a picture of their own. */
const shortTexts = (entry: unknown): string =>
  JSON.stringify(
    Object.entries(Object(entry)).filter(
      ([name, value]) => !words.includes(name) && name !== 'id' && typeof value === 'string' && value.length < 60,
    ),
  )

/** What an entry is called, in lower case; undefined for entries without a name, which are compared with one another. */
function sayOf(entry: unknown): unknown {
  if (typeof entry === 'string') return plain(entry)
  const [, written] = wordsOf(entry) ?? []
  return written === undefined ? undefined : plain(written)
}

/** The property that names an entry, with its text. */
function wordsOf(entry: unknown): [name: string, text: string] | undefined {
  for (const name of words) {
    const text = valueAt(entry, [name])
    if (typeof text === 'string') return [name, text]
  }
  return undefined
}

/** Entries without text are identified by their picture. */
function pictureOf(entry: unknown): [name: string, text: string] | undefined {
  const image = valueAt(entry, ['image'])
  return typeof image === 'string' ? ['image', image] : undefined
}

const idOf = (entry: unknown): unknown => valueAt(entry, ['id'])

/** A key that is equal for entries with the same content. For an object, its id does not count; for a text, case does not. */
function keyOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return plain(entry)
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
  return JSON.stringify({ ...entry, id: undefined })
}

const plain = (text: string): string =>
  (/\s\s|^\s|\s$/.test(text) ? text.replace(/\s+/g, ' ').trim() : text).toLowerCase()

/** Properties that name an entry, in the vocabulary of the contracts (schema/README.md). */
const words = ['title', 'name', 'label', 'question']

function forLists(value: unknown, path: Path, visit: (list: unknown[], path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) visit(value, path)
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    if (typeof inner !== 'object' || key === 'only') continue
    path.push(Array.isArray(value) ? Number(key) : key)
    forLists(inner, path, visit)
    path.pop()
  }
}
