import type { SourceDocument } from '../load.ts'
import type { Rule } from './rule.ts'

/** Search engines and visitors tell pages apart by title and description. */
export const uniqueMeta: Rule = {
  meta: { name: 'unique-meta', description: 'No two pages have the same title or description.', severity: 'error' },

  check({ site, pages, report }) {
    for (const name of ['title', 'description'] as const) {
      const owners = new Map<string, SourceDocument[]>()
      for (const doc of site.pages) {
        const value = metaOf(doc, name)
        if (value) owners.set(value, [...(owners.get(value) ?? []), doc])
      }
      for (const docs of owners.values()) {
        // Told once: on the last of the pages that are being checked.
        const told = docs.length > 1 ? docs.findLast((doc) => pages.includes(doc)) : undefined
        const other = docs.find((doc) => doc !== told)
        if (told && other)
          report(
            { doc: told, path: ['meta', name] },
            { message: `${other.file} has the same ${name}.`, suggestion: 'Say what sets this page apart.' },
          )
      }
    }
  },
}

function metaOf(doc: SourceDocument, name: 'title' | 'description'): string | undefined {
  const value = (doc.data as { meta?: Record<string, unknown> } | undefined)?.meta?.[name]
  return typeof value === 'string' ? value : undefined
}
