import { nameOf } from '../load.ts'
import { nearest, surely } from '../near.ts'
import { notFoundPath, pathOfName } from '../routes.ts'
import { canonical, internalAddress } from './addresses.ts'
import type { LinkMention } from './facts.ts'
import type { Rule } from './rule.ts'

/** A page that nothing links to is found by nobody. */
export const orphanPage: Rule = {
  meta: { name: 'orphan-page', description: 'Some page or menu links to every page.', severity: 'warning' },

  check({ site, pages, index, facts, report }) {
    if (!index.complete) return
    const linked = new Set(['/', notFoundPath])
    for (const doc of [...site.pages, site.company, site.navigation, ...site.collections.values()]) {
      const { links, labels } = facts(doc)
      // The lookup of labels links to nothing by itself; the labels that are used do.
      const used = links.filter((link) => doc !== site.navigation || link.path[0] !== 'paths')
      for (const link of used) add(link)
      for (const { value } of labels) if (index.labels.has(value)) linked.add(index.labels.get(value) as string)
    }
    for (const doc of pages) {
      const path = pathOfName(nameOf(doc))
      if (linked.has(path)) continue
      report(
        { doc, path: ['path'] },
        { message: `No page or menu links to ${path}.`, suggestion: 'Link to it, or remove the page.' },
      )
    }

    function add(link: LinkMention): void {
      const target = internalAddress(link, index)
      if (!target || target.path === pathOfName(nameOf(link.doc))) return
      // A misspelt link is one mistake: the page it means does not count as forgotten.
      const path = index.pages.has(target.path) ? target.path : canonical(target.path)
      const meant = index.pages.has(path) ? path : surely(nearest(path, index.pages.keys()))
      if (meant) linked.add(meant)
    }
  },
}
