import { notFoundPath, pathOfName } from '../../../page/routes.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import { isDraft } from '../../content/drafts.ts'
import { nameOf, type SourceDocument } from '../../content/load.ts'
import { listAt } from '../../content/value-at.ts'
import { internalAddress } from '../addresses.ts'
import type { LinkMention } from '../facts.ts'
import type { SiteContext, SiteRule } from '../rule.ts'
import { listedIn } from '../site-index.ts'
import { tallies } from '../tally.ts'

/** Nobody finds a page that nothing links to. */
export const orphanPage: SiteRule = {
  meta: {
    name: 'orphan-page',
    description: 'Some page or menu links to every page, and the sitemap to all that have a label.',
    severity: 'warning',
  },

  checkSite(context) {
    const { site, documents, pages, index, whole, isSoundSoFar, report } = context
    if (!whole || !isSoundSoFar()) return
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
    reportSitemap(context)
  },
}

/** The block whose groups name most of the pages is the sitemap, which has to name every page in the lookup of labels. */
function reportSitemap({ pages, index, report }: SiteContext): void {
  for (const doc of pages)
    for (const { block, index: at } of blocksOf(doc.data)) {
      const groups = listAt(block, ['groups'])
      if (!index.labels || !groups.length) continue
      /** The first group that names each page. */
      const groupOf = new Map<string | undefined, number>()
      for (const [at, group] of [...groups.entries()].reverse())
        for (const label of listAt(group, ['labels'])) groupOf.set(index.labels.get(String(label)), at)
      if (groupOf.size * 2 < listedIn(index.labels).size) continue
      const reported = new Set<string>()
      // In the lookup, similar pages follow one another: the missing page belongs in the group of the one before it.
      let beside = 0
      for (const [label, path] of index.labels) {
        const group = groupOf.get(path)
        const page = index.pages.get(path)
        beside = group ?? beside
        if (group !== undefined || !page || page.isDraft || reported.has(path)) continue
        reported.add(path)
        report(
          { doc, path: ['blocks', at, 'groups', beside, 'labels'] },
          { message: `The sitemap lacks the page ${path}.`, suggestion: `Add "${label}" to one of its groups.` },
        )
      }
    }
}

const countTargets = tallies()

/** Paths of the other pages that a document links to. */
function targetsOf(doc: SourceDocument, { site, index, facts }: SiteContext): ReadonlySet<string> {
  const { links, labels } = facts(doc)
  // The lookup of labels contains no links; only labels that are used are links.
  const isLink = ({ path }: LinkMention) => doc !== site.navigation || path[0] !== 'paths'
  const linked = links.filter(isLink).map((link) => internalAddress(link, index)?.path)
  const own = pathOfName(nameOf(doc))
  const others = linked.flatMap((path) => (path === undefined || path === own ? [] : path))
  return new Set([...others, ...labels.map(({ value }) => index.labels?.get(value) ?? '/')])
}
