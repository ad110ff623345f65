import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeHtml } from './html.ts'
import type { SiteSources } from './load.ts'
import { dataFile, htmlFile } from './routes.ts'

/** Where addresses of the past lead: pages-data/site/redirects.json, old path to path of a page. */
export function redirectsOf({ redirects }: Pick<SiteSources, 'redirects'>): Map<string, string> {
  const { paths } = (redirects?.data ?? {}) as { paths?: unknown }
  if (typeof paths !== 'object' || paths === null) return new Map()
  return new Map(Object.entries(paths).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/**
 * Data of a page that moved, for the client app: built for no version of it, so that the app leaves for the address
 * as for any page of another version, and whoever serves it leads on.
 */
export const movedData = JSON.stringify({ client: '' })

/**
 * Writes what leads from old addresses to new ones: a list for the server, which answers 308, and for hosts of plain
 * files a page at each old address that browsers leave at once and that names its successor to search engines.
 * @param siteUrl address of the site, without a slash at the end
 */
export function writeRedirects(redirects: ReadonlyMap<string, string>, siteUrl: string, out: string): void {
  if (!redirects.size) return
  write(join(out, '_redirects.json'), JSON.stringify(Object.fromEntries(redirects)))
  for (const [from, to] of redirects) {
    write(join(out, htmlFile(from)), movedPage(to, siteUrl))
    write(join(out, dataFile(from)), movedData)
  }
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

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
