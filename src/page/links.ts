import type { Authored, LinkData, Target } from '../contract/index.ts'

/** A link as an editor writes it, with or without words of its own (schema/defs.schema.json, entryLink). */
export type AuthoredTarget = Partial<Authored.Link>

/** Where dialog links lead without script (spec 2.8). */
const withoutDialog = '/contact'

/** Whether an address leads to another host or a PDF, which open in a new tab. */
const leavesPages = (to: string) => /^https?:/.test(to) || /^\/documents\//.test(to)

/** Phone numbers are written for people, with spaces, which dialling does not allow. */
export const dialled = (to: string): string => to.replace(/[\s()-]/g, '')

/**
 * An address as link data: the href, and whether it opens a new tab or is the current page.
 * @param path path of the page that has the link
 */
export function linkTo(to: string, path: string): Target {
  return {
    href: to.startsWith('tel:') ? dialled(to) : to,
    ...(leavesPages(to) && { newTab: true as const }),
    ...(to === path && { current: true as const }),
  }
}

/** Resolves a link for a page. */
export function resolveLink(link: Authored.Link, path: string): LinkData {
  return { label: link.label, ...resolveTarget(link, path) }
}

/** Resolves the link of an entry as a whole for a page. */
export function resolveTarget({ label, to, dialog, newTab }: AuthoredTarget, path: string): Target {
  const words = label !== undefined && { label }
  if (dialog) return { ...words, href: withoutDialog, dialog }
  return { ...words, ...linkTo(to ?? '#', path), ...(newTab && { newTab: true as const }) }
}

/** Resolves a label of the footer or the sitemap: the path that the lookup has for it, else / (spec 2.2). */
export function resolveLabel(label: string, paths: Record<string, string>, path: string): LinkData {
  return { label, ...linkTo(Object.hasOwn(paths, label) ? (paths[label] as string) : '/', path) }
}
