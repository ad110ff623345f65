import { isDraft } from '../drafts.ts'
import { nameOf, type SourceDocument } from '../load.ts'
import { notFoundPath, pathOfName } from '../routes.ts'
import { internalAddress } from './addresses.ts'
import type { LinkMention } from './facts.ts'
import type { SiteContext, SiteRule } from './rule.ts'
import { tallies } from './tally.ts'

/** A page that nothing links to is found by nobody. */
export const orphanPage: SiteRule = {
  meta: { name: 'orphan-page', description: 'Some page or menu links to every page.', severity: 'warning' },

  checkSite(context) {
    const { site, documents, pages, index, whole, sound, report } = context
    if (!whole || !sound()) return
    const seen = documents.filter((doc) => !isDraft(doc))
    const linked = countTargets(site, seen, index.state, (doc) => targetsOf(doc, context))
    for (const doc of pages.filter((doc) => !isDraft(doc))) {
      const path = pathOfName(nameOf(doc))
      if (linked.has(path) || path === '/' || path === notFoundPath) continue
      report(
        { doc, path: ['path'] },
        { message: `No page or menu links to ${path}.`, suggestion: 'Link to it, or remove the page.' },
      )
    }
  },
}

const countTargets = tallies()

/** Paths of the other pages that a document links to. */
function targetsOf(doc: SourceDocument, { site, index, facts }: SiteContext): ReadonlySet<string> {
  const { links, labels } = facts(doc)
  // The lookup of labels links to nothing by itself; the labels that are used do.
  const isLink = ({ path }: LinkMention) => doc !== site.navigation || path[0] !== 'paths'
  const linked = links.filter(isLink).map((link) => internalAddress(link, index)?.path)
  const own = pathOfName(nameOf(doc))
  const others = linked.filter((path) => path !== undefined && path !== own) as string[]
  return new Set([...others, ...labels.map(({ value }) => index.labels?.get(value) ?? '/')])
}
