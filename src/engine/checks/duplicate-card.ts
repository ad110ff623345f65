import type { Path } from '../load.ts'
import { quote } from '../words.ts'
import type { Rule } from './rule.ts'

/** Two entries of a list with the same words are usually a copy that was not finished. */
export const duplicateCard: Rule = {
  meta: {
    name: 'duplicate-card',
    description: 'No two cards of a list have the same title or text.',
    severity: 'warning',
  },

  check({ pages, report }) {
    for (const doc of pages) {
      const { blocks } = doc.data as { blocks?: unknown }
      if (!Array.isArray(blocks)) continue
      blocks.forEach((block: unknown, index) => {
        forLists(block, ['blocks', index], (list, path) => {
          const seen = new Map<string, number>()
          list.forEach((entry, at) => {
            const said = words.find((name) => typeof entry[name] === 'string')
            if (!said) return
            const text = entry[said] as string
            const first = seen.get(text)
            if (first === undefined) seen.set(text, at)
            else
              report(
                { doc, path: [...path, at, said] },
                {
                  message: `${quote(text)} is in this list already, at [${first}].`,
                  suggestion: 'Finish the copy, or remove it.',
                },
              )
          })
        })
      })
    }
  },
}

/** What tells an entry from another, by the names of specification section 3. */
const words = ['title', 'heading', 'name', 'label', 'question']

function forLists(value: unknown, path: Path, visit: (list: Record<string, unknown>[], path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null)) visit(value, path)
  for (const [key, inner] of Object.entries(value))
    forLists(inner, [...path, Array.isArray(value) ? Number(key) : key], visit)
}
