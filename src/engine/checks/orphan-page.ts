import { isDraft } from '../drafts.ts'
import { nameOf } from '../load.ts'
import { notFoundPath, pathOfName } from '../routes.ts'
import { internalAddress } from './addresses.ts'
import type { Rule } from './rule.ts'

/** A page that nothing links to is found by nobody. */
export const orphanPage: Rule = {
  meta: { name: 'orphan-page', description: 'Some page or menu links to every page.', severity: 'warning' },

  check({ site, documents, pages, index, whole, sound, facts, report }) {
    if (!whole || !sound()) return
    const linked = new Set(['/', notFoundPath])
    for (const doc of documents.filter((doc) => !isDraft(doc))) {
      const { links, labels } = facts(doc)
      for (const link of links) {
        // The lookup of labels links to nothing by itself; the labels that are used do.
        if (doc === site.navigation && link.path[0] === 'paths') continue
        const target = internalAddress(link, index)
        if (target && target.path !== pathOfName(nameOf(doc))) linked.add(target.path)
      }
      for (const { value } of labels) linked.add(index.labels?.get(value) ?? '/')
    }
    for (const doc of pages.filter((doc) => !isDraft(doc))) {
      const path = pathOfName(nameOf(doc))
      if (linked.has(path)) continue
      report(
        { doc, path: ['path'] },
        { message: `No page or menu links to ${path}.`, suggestion: 'Link to it, or remove the page.' },
      )
    }
  },
}
