import { escapeHtml } from '../../page/html.ts'
import { htmlFile } from '../../page/routes.ts'
import type { SiteSources } from './load.ts'
import { textsAt } from './value-at.ts'

/** Where old addresses lead (pages-data/site/redirects.json): old path to current path. */
export const redirectsOf = ({ redirects }: Pick<SiteSources, 'redirects'>): Map<string, string> =>
  textsAt(redirects?.data, ['paths'])

/**
 * Writes the redirects: a list for our server, which answers 308, and for static hosts a page at each old address that
 * redirects browsers at once and names the new address as canonical.
 * @param siteUrl address of the site, without a slash at the end
 * @param write takes each file, by its name below the site's folder
 */
export function writeRedirects(
  redirects: ReadonlyMap<string, string>,
  siteUrl: string,
  write: (name: string, text: string) => void,
): void {
  if (!redirects.size) return
  write('_redirects.json', JSON.stringify(Object.fromEntries(redirects)))
  for (const [from, to] of redirects) write(htmlFile(from), movedPage(to, siteUrl))
}

function movedPage(to: string, siteUrl: string): string {
  const href = escapeHtml(to)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(siteUrl)}${href}">`,
    `</head><body><p>This page has moved: <a href="${href}">${href}</a></p></body></html>`,
  ].join('')
}
