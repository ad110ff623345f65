import { blocksOf } from '../blocks-of.ts'
import type { Path } from '../load.ts'
import { remember } from '../remember.ts'
import { quote } from '../words.ts'
import type { DocumentRule } from './rule.ts'

/** Two entries of a list with the same words are usually a copy that was not finished. */
export const duplicateCard: DocumentRule = {
  meta: {
    name: 'duplicate-card',
    description: 'No two cards of a list have the same title or text.',
    severity: 'warning',
  },
  about: 'pages',

  checkDocument(doc, { contracts, report }) {
    for (const { path, text, first } of repeatedIn(doc, contracts))
      report(
        { doc, path },
        {
          message: `${quote(text)} is in this list already, at [${first}].`,
          suggestion: 'Finish the copy, or remove it.',
        },
      )
  },
}

/** The words that an entry repeats, with the index of the entry that has them first. */
const repeatedIn = remember((doc) => {
  const found: { path: Path; text: string; first: number }[] = []
  for (const { block, index } of blocksOf(doc.data))
    forLists(block, ['blocks', index], (list, path) => {
      const seen = new Map<string, number>()
      list.forEach((entry, at) => {
        const said = words.find((name) => typeof entry[name] === 'string')
        if (!said) return
        const text = entry[said] as string
        const first = seen.get(text)
        if (first === undefined) seen.set(text, at)
        else found.push({ path: [...path, at, said], text, first })
      })
    })
  return found
})

/** What tells an entry from another, by the names of specification section 3. */
const words = ['title', 'heading', 'name', 'label', 'question']

function forLists(value: unknown, path: Path, visit: (list: Record<string, unknown>[], path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null)) visit(value, path)
  for (const [key, inner] of Object.entries(value))
    forLists(inner, [...path, Array.isArray(value) ? Number(key) : key], visit)
}
