import type { LinkData, Target } from '../contract/index.ts'

/** A link as an editor writes it (schema/defs.schema.json, link). */
export interface AuthoredLink {
  label: string
  to?: string
  dialog?: 'enquiry' | 'call'
  newTab?: boolean
}

/** Where a dialog link leads without script (spec 2.8: links to the contact page). */
const withoutDialog = '/contact'

/** Whether an address leaves the site's pages: another host, or a document. These open in a new tab. */
const leavesPages = (to: string) => /^https?:/.test(to) || /^\/documents\//.test(to)

/**
 * What an address becomes on a page: the href, and what a browser has to know about it.
 * @param path the page it stands on
 */
export function linkTo(to: string, path: string): Target {
  return {
    // Numbers are written for people, with spaces; dialling needs none.
    href: to.startsWith('tel:') ? to.replace(/[\s()-]/g, '') : to,
    ...(leavesPages(to) && { newTab: true as const }),
    ...(to === path && { current: true as const }),
  }
}

/** A link as written, ready to render on a page. */
export function resolveLink(link: AuthoredLink, path: string): LinkData {
  const { label, to, dialog, newTab } = link
  if (dialog) return { label, href: withoutDialog, dialog }
  return { label, ...linkTo(to ?? '#', path), ...(newTab && { newTab: true as const }) }
}

/** A label of the footer or the sitemap: its path by the lookup, else / (spec 2.2). */
export function resolveLabel(label: string, paths: Record<string, string>, path: string): LinkData {
  return { label, ...linkTo(Object.hasOwn(paths, label) ? (paths[label] as string) : '/', path) }
}
