import { nameOf, type SourceDocument } from '../../content/load.ts'
import { outlineOf } from '../../content/outline.ts'
import { valueAt } from '../../content/value-at.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'

const places = {
  title: ['meta', 'title'],
  description: ['meta', 'description'],
  heading: ['blocks', 0, 'title'],
} as const
const names = Object.keys(places) as (keyof typeof places)[]
const countTexts = tallies()

/** Search engines and visitors distinguish pages by title, description and main heading. */
export const uniqueMeta: SiteRule = {
  meta: {
    name: 'unique-meta',
    description: 'No two pages have the same title, description or main heading.',
    severity: 'error',
  },

  checkSite({ site, pages, report }) {
    const counts = countTexts(site, site.pages, '', textsOf)
    if ([...counts.values()].every((count) => count === 1)) return
    const told = new Set<SourceDocument>()
    for (const name of names) {
      const owners = new Map<string, SourceDocument[]>()
      for (const doc of site.pages) {
        const value = metaOf(doc, name)
        if (value) owners.set(value, [...(owners.get(value) ?? []), doc])
      }
      for (const docs of owners.values()) {
        // Reported once: on the page whose blocks speak least of it, which is the copy.
        const [last] =
          docs.length > 1
            ? docs.filter((doc) => pages.includes(doc)).sort((a, b) => spokenOf(a, name) - spokenOf(b, name))
            : []
        const other = docs.find((doc) => doc !== last)
        // A page that was copied whole has one mistake: the path is told, or the title.
        if (last && told.has(last)) continue
        if (last && valueAt(last.data, ['path']) === valueAt(other?.data, ['path'])) continue
        if (last && other) {
          told.add(last)
          report(
            { doc: last, path: [...places[name]] },
            { message: `${other.file} has the same ${name}.`, suggestion: 'Say what sets this page apart.' },
          )
        }
      }
    }
  },
}

/** How many words of what it is told apart by a page says in its blocks. */
function spokenOf(doc: SourceDocument, name: keyof typeof places): number {
  const said = JSON.stringify(valueAt(doc.data, ['blocks'])).toLowerCase()
  const path = nameOf(doc)
  const words = (metaOf(doc, name) ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.reduce((sum, word) => sum + (path.includes(word) ? 10 : 0) + (said.includes(word) ? 1 : 0), 0)
}

/** What a page is told apart by, each marked with its name. */
const textsOf = (doc: SourceDocument) => new Set(names.map((name) => `${name}: ${metaOf(doc, name) ?? doc.file}`))

function metaOf(doc: SourceDocument, name: keyof typeof places): string | undefined {
  const value = outlineOf(doc)[name]
  return typeof value === 'string' ? value : undefined
}
