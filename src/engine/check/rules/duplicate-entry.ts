import { type Path, siteKind } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { causesIn } from '../explain/document.ts'
import { oncePerDocument } from '../once-per-document.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import { pathInWords, quote } from '../words.ts'

/** A duplicate is usually a copy that somebody forgot to change. */
export const duplicateEntry: DocumentRule = {
  meta: {
    name: 'duplicate-card',
    description: 'No two blocks of a page, entries of a list or lines of one say the same.',
    severity: 'warning',
  },

  checkDocument(doc, { contracts, report }) {
    // If the contract forbids duplicates in the list, they are reported already.
    const told = causesIn(doc, contracts).flatMap(({ cause }) =>
      cause.kind === 'value' && /Items$/.test(cause.error.keyword) ? [cause.path.join('/')] : [],
    )
    for (const { path, finding } of repeatedIn(doc, contracts))
      if (!told.includes(path.join('/')) && !told.includes(path.slice(0, -1).join('/'))) report({ doc, path }, finding)
  },
}

interface Repeated {
  path: Path
  finding: Finding
}

const repeatedIn = oncePerDocument((doc): Repeated[] => {
  const found: Repeated[] = []
  const isPage = siteKind(doc.file) === 'page'
  forLists(doc.data, [], (list, path) => {
    const at = path.length
    // Cells of a table may be equal.
    if (typeof path[at - 1] === 'number') return
    const names = list.map(sayOf)
    // Where all entries are called differently there is nothing to compare.
    if (new Set(names).size === names.length) return
    const firsts = new Map<string, number>()
    list.forEach((entry, index) => {
      const key = names.indexOf(names[index]) === names.lastIndexOf(names[index]) ? undefined : keyOf(entry)
      if (key === undefined) return
      const twin = firsts.get(key)
      if (twin === undefined) firsts.set(key, index)
      // The rule about ids reports two entries with one id.
      else if (idOf(entry) === undefined || idOf(entry) !== idOf(list[twin]))
        found.push({ path: [...path, index], finding: copyOf(path, twin, entry) })
    })
    const told = new Set(found.map(({ path }) => JSON.stringify(path)))
    const seen = new Map<string, number>()
    list.forEach((entry, index) => {
      if (typeof entry === 'string') return
      const review = valueAt(entry, ['review'])
      if (path.length === 1 && typeof review !== 'string') return
      const named: [string, string] | undefined = typeof review === 'string' ? ['review', review] : wordsOf(entry)
      if (named && named[0] !== 'review' && !isPage && path[0] === 'items') return
      const [name, written] = named ?? pictureOf(entry) ?? []
      if (!name || !written || told.has(JSON.stringify([...path, index]))) return
      const text = plain(written)
      const first = seen.get(text)
      if (first === undefined) seen.set(text, index)
      else
        found.push({
          path: [...path, index, name],
          finding: {
            message: `${quote(written)} is in this list already, at [${first}].`,
            suggestion: 'Finish the copy, or remove it.',
          },
        })
    })
  })
  return found
})

function copyOf(path: Path, twin: number, entry: unknown): Finding {
  const isBlock = path.length === 1 && path[0] === 'blocks'
  const what = typeof entry === 'string' ? quote(entry) : isBlock ? `This "${valueAt(entry, ['type'])}"` : 'This entry'
  return {
    message: `${what} is there already, as ${pathInWords([...path, twin])}.`,
    suggestion: 'Finish the copy, or remove it.',
  }
}

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
