import { pathOfName } from '../../../page/routes.ts'
import { isDraft } from '../../content/drafts.ts'
import { nameOf, siteKind } from '../../content/load.ts'
import { canonical, type InternalAddress, internalAddress } from '../addresses.ts'
import { among, didYouMean, enough, nearest, oneOf, sortedByNearness, surely } from '../near.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import { listedIn, type SiteIndex } from '../site-index.ts'
import { quote } from '../words.ts'

/** Links to pages lead to existing pages, in their exact spelling. */
export const deadLink: DocumentRule = {
  meta: { name: 'dead-link', description: 'Every link to a page leads to one that exists.', severity: 'error' },

  checkDocument(doc, { site, index, facts, report }) {
    const own = siteKind(doc.file) === 'page' && isDraft(doc) ? pathOfName(nameOf(doc)) : undefined
    if (own !== undefined && isListed(own, index))
      report(
        { doc, path: ['draft'], part: 'key' },
        {
          message: `${quote(own)} is a draft, which visitors cannot see, and the site leads to it.`,
          suggestion: 'Remove "draft", or take the page out of navigation.json.',
        },
      )
    for (const mention of facts(doc).links) {
      const target = internalAddress(mention, index)
      if (!target || target.path.startsWith('/documents/')) continue
      const page = index.pages.get(target.path)
      // If the lookup of the site names a draft, the mark "draft" is the mistake, and it is reported once, at the page.
      if (page?.isDraft && !isDraft(doc) && !isListed(target.path, index))
        report(mention, leadsToDraft(target, page.file))
      if (page) continue
      // If a document with another file name states this path, that is reported instead.
      if (index.statedPaths.has(target.path)) continue
      // If there is no home page, another rule reports that once.
      if (target.path === '/') continue
      // Redirects to redirects have their own rule.
      if (doc === site.redirects && index.redirects.has(target.path)) continue
      report(mention, findingFor(target, index))
    }
  },
}

/** Whether the lookup from labels to pages names a page. */
const isListed = (path: string, { labels }: SiteIndex): boolean => !!labels && listedIn(labels).has(path)

const leadsToDraft = ({ path }: InternalAddress, file: string): Finding => ({
  message: `${quote(path)} is a draft, which visitors cannot see.`,
  suggestion: `Remove "draft" from ${file}, or link to it when it is finished.`,
})

function findingFor({ path, rest, mention }: InternalAddress, index: SiteIndex): Finding {
  const replacementFor = (better: string | undefined): string | undefined =>
    // An address that consists of tokens cannot be fixed here.
    better === undefined || mention.value.includes('{') ? undefined : better + rest
  const right = canonical(path)
  if (index.pages.has(right))
    return {
      message: `The address of that page is ${quote(right)}, not ${quote(path)}.`,
      suggestion: `Write ${quote(right + rest)}: lower case, no slash or file ending at the end.`,
      replacement: replacementFor(right),
    }
  const moved = index.redirects.get(right)
  if (moved !== undefined)
    return {
      message: `${quote(right)} has moved to ${quote(moved)}.`,
      suggestion: `Write ${quote(moved + rest)}.`,
      replacement: replacementFor(moved),
    }
  const pages = among(right, index.paths)
  const near = nearest(right, pages)
  // Half a path, a path with more words, or with two of the same.
  const parts = near.length ? [] : pages.filter((page) => contain(page.slice(1), right.slice(1)) || share(page, right))
  near.push(...parts.slice(0, 3).map((name) => ({ name, distance: 3 })))
  const others = () => sortedByNearness(right, among(right, index.paths, enough)).slice(0, 5)
  return {
    message: `There is no page ${quote(path)}.`,
    suggestion: didYouMean(near) ?? `Write its document, or link to another page: ${oneOf(others())}.`,
    replacement: replacementFor(surely(near)),
  }
}

/** Whether two paths share two words: "/hire-a-team" and "/hire-dedicated-team". */
const share = (one: string, other: string): boolean => {
  const words = other.split(/[/-]/)
  return one.split(/[/-]/).filter((word) => word.length > 2 && words.includes(word)).length > 1
}

const contain = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 5 && (one.includes(other) || other.includes(one))
