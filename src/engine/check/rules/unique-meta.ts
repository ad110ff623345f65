import type { SourceDocument } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'

const names = ['title', 'description'] as const
const countTexts = tallies()

/** Search engines and visitors distinguish pages by title and description. */
export const uniqueMeta: SiteRule = {
  meta: { name: 'unique-meta', description: 'No two pages have the same title or description.', severity: 'error' },

  checkSite({ site, pages, report }) {
    const counts = countTexts(site, site.pages, '', textsOf)
    if ([...counts.values()].every((count) => count === 1)) return
    for (const name of names) {
      const owners = new Map<string, SourceDocument[]>()
      for (const doc of site.pages) {
        const value = metaOf(doc, name)
        if (value) owners.set(value, [...(owners.get(value) ?? []), doc])
      }
      for (const docs of owners.values()) {
        // Reported once: on the last of the pages that are being checked.
        const last = docs.length > 1 ? docs.findLast((doc) => pages.includes(doc)) : undefined
        const other = docs.find((doc) => doc !== last)
        if (last && other)
          report(
            { doc: last, path: ['meta', name] },
            { message: `${other.file} has the same ${name}.`, suggestion: 'Say what sets this page apart.' },
          )
      }
    }
  },
}

/** Title and description of a page, each marked with its name. */
const textsOf = (doc: SourceDocument) => new Set(names.map((name) => `${name}: ${metaOf(doc, name) ?? doc.file}`))

function metaOf(doc: SourceDocument, name: (typeof names)[number]): string | undefined {
  const value = valueAt(doc.data, ['meta', name])
  return typeof value === 'string' ? value : undefined
}
