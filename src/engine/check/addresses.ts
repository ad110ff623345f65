import { pathOfName } from '../../page/routes.ts'
import { replaceTokens } from '../../page/tokens.ts'
import { nameOf, siteKind } from '../content/load.ts'
import type { LinkMention } from './facts.ts'
import type { SiteIndex } from './site-index.ts'

/** An internal link: its page or file, and the anchor there. */
export interface InternalAddress {
  mention: LinkMention
  /** The address with its tokens replaced. */
  address: string
  /** Path of the page or file, without query and anchor. */
  path: string
  /** What follows the path: "?job=x#top". */
  rest: string
  /** Without its #; undefined if the link has none. */
  anchor?: string
}

const form = /^(\/(?!\/)[^?#\s]*)?(\?[^#\s]*)?(?:#(.*))?$/

/** Parses a link to a page or file of this site, or to an anchor of its own page; undefined for others. */
export function internalAddress(mention: LinkMention, index: SiteIndex): InternalAddress | undefined {
  const address = replaceTokens(mention.value, index.tokens)
  const match = /^[/#]/.test(address) ? form.exec(address) : null
  if (!match) return undefined
  const own = siteKind(mention.doc.file) === 'page' ? pathOfName(nameOf(mention.doc)) : '/'
  const path = match[1] ?? own
  return { mention, address, path, rest: address.slice(match[1]?.length ?? 0), anchor: match[3] }
}

/** A path as the site writes it: lower case, no slash or file ending at the end. */
export function canonical(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/%20|[\s_]+/g, '-')
    .replace(/(\/index)?\.(html?|json)$/, '')
    .replace(/\/+$/, '')
  return plain === '' || plain === '/home' || plain === '/index' ? '/' : plain
}
