import { isDraft } from '../drafts.ts'
import { didYouMean, nearest, oneOf, sortedByNearness, surely } from '../near.ts'
import { quote } from '../words.ts'
import { canonical, type InternalAddress, internalAddress } from './addresses.ts'
import type { DocumentRule, Finding } from './rule.ts'
import type { SiteIndex } from './site-index.ts'

/** Links to pages lead to pages, in the one spelling that each page has. */
export const deadLink: DocumentRule = {
  meta: { name: 'dead-link', description: 'Every link to a page leads to one that exists.', severity: 'error' },

  checkDocument(doc, { site, index, facts, report }) {
    for (const mention of facts(doc).links) {
      const target = internalAddress(mention, index)
      if (!target || target.path.startsWith('/documents/')) continue
      const page = index.pages.get(target.path)
      if (page?.isDraft && !isDraft(doc)) report(mention, leadsToDraft(target, page.file))
      if (page) continue
      // A site without a home page has one mistake, which another rule names.
      if (target.path === '/') continue
      // A redirect that leads to a redirect has a rule of its own.
      if (doc === site.redirects && index.redirects.has(target.path)) continue
      report(mention, findingFor(target, index))
    }
  },
}

const leadsToDraft = ({ path }: InternalAddress, file: string): Finding => ({
  message: `${quote(path)} is a draft, which visitors cannot see.`,
  suggestion: `Remove "draft" from ${file}, or link to it when it is finished.`,
})

function findingFor({ path, rest, mention }: InternalAddress, index: SiteIndex): Finding {
  const replacementFor = (better: string | undefined): string | undefined =>
    // An address made of tokens has no characters of its own to mend.
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
  const near = nearest(right, index.pages.keys())
  const others = sortedByNearness(right, index.pages.keys()).slice(0, 5)
  return {
    message: `There is no page ${quote(path)}.`,
    suggestion: didYouMean(near) ?? `Write its document, or link to another page: ${oneOf(others)}.`,
    replacement: replacementFor(surely(near)),
  }
}
