import { nameOf, type SourceDocument } from '../../content/load.ts'
import { outlineOf } from '../../content/outline.ts'
import { valueAt } from '../../content/value-at.ts'
import { grouped } from '../grouped.ts'
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
    const reported = new Set<SourceDocument>()
    for (const name of names)
      for (const { copy, other } of copiesIn(site.pages, pages, name)) {
        // A page that was copied whole has one mistake: its path, or else its title.
        if (reported.has(copy) || valueAt(copy.data, ['path']) === valueAt(other.data, ['path'])) continue
        reported.add(copy)
        report(
          { doc: copy, path: ['meta', name] },
          { message: `${other.file} has the same ${name}.`, suggestion: 'Say what sets this page apart.' },
        )
      }
  },
}

/** Two pages may do with one heading, but rarely mean to. */
export const uniqueHeading: SiteRule = {
  meta: { name: 'unique-heading', description: 'No two pages have the same main heading.', severity: 'warning' },

  checkSite({ site, pages, report }) {
    for (const { copy, other } of copiesIn(site.pages, pages, 'heading')) {
      const isCopied = [...names, 'path' as const].some((name) => outlineOf(copy)[name] === outlineOf(other)[name])
      if (!isCopied)
        report(
          { doc: copy, path: ['blocks', 0, 'title'] },
          { message: `${other.file} has the same main heading.`, suggestion: 'Say what sets this page apart.' },
        )
    }
  },
}

type Name = (typeof names)[number] | 'heading'

/** The pages that say the same as another. Of those, the copy is the one whose blocks mention it least. */
function copiesIn(all: SourceDocument[], checked: SourceDocument[], name: Name) {
  const owners = grouped(all, (doc) => [saidBy(doc, name) ?? ''])
  owners.delete('')
  const isChecked = new Set(checked)
  return [...owners.values()].flatMap((docs) => {
    if (docs.length < 2) return []
    const spoken = docs.filter((doc) => isChecked.has(doc)).map((doc) => ({ doc, words: spokenOf(doc, name) }))
    const copy = spoken.sort((a, b) => a.words - b.words)[0]?.doc
    const other = docs.find((doc) => doc !== copy)
    return copy && other ? [{ copy, other }] : []
  })
}

/** How many words of its title or description a page has in its blocks; those of its path count more. */
function spokenOf(doc: SourceDocument, name: Name): number {
  const text = JSON.stringify(valueAt(doc.data, ['blocks'])).toLowerCase()
  const path = nameOf(doc)
  const words = (saidBy(doc, name) ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.reduce((sum, word) => sum + (path.includes(word) ? 10 : 0) + (text.includes(word) ? 1 : 0), 0)
}

/** Title and description of a page, each marked with its name. */
const textsOf = (doc: SourceDocument) => new Set(names.map((name) => `${name}: ${saidBy(doc, name) ?? doc.file}`))

function saidBy(doc: SourceDocument, name: Name): string | undefined {
  const value = outlineOf(doc)[name]
  return typeof value === 'string' ? value : undefined
}
