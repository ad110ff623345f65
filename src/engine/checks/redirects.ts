import { quote } from '../words.ts'
import type { Finding, SiteRule } from './rule.ts'

/** pages-data/site/redirects.json leads from addresses of the past to pages of today, each in one step. */
export const redirects: SiteRule = {
  meta: {
    name: 'redirect',
    description: 'Redirects lead in one step from addresses that have no page.',
    severity: 'error',
  },

  checkSite({ site, documents, index, report }) {
    const doc = site.redirects
    if (!doc || !documents.includes(doc)) return
    const told = new Set<string>()
    for (const [from, to] of index.redirects) {
      const clash = clashOf(from, index.pages)
      if (clash) report({ doc, path: ['paths', from], part: 'key' }, clash)
      // Where a redirect leads to is a link like others; here is what only a redirect can do wrong.
      if (index.pages.has(to) || !index.redirects.has(to)) continue
      const { way, end } = follow(from, index.redirects)
      if (end !== undefined) report({ doc, path: ['paths', from] }, leadsOn(to, index.redirects.get(to) as string, end))
      // A circle is one mistake; what only leads into it is right once the circle is mended.
      else if (way.at(-1) === from && !told.has(from)) {
        report({ doc, path: ['paths', from] }, circle(way))
        for (const path of way) told.add(path)
      }
    }
  },
}

/** Paths that the server answers by itself. */
const ofServer = /^\/(api(\/|$)|healthz$)/

function clashOf(from: string, pages: { has(path: string): boolean }): Finding | undefined {
  if (pages.has(from))
    return {
      message: `${quote(from)} is a page, which a redirect would hide.`,
      suggestion: 'Remove the redirect, or the page.',
    }
  if (!ofServer.test(from)) return undefined
  return { message: `${quote(from)} is answered by the server itself.`, suggestion: 'Remove the redirect.' }
}

/** The paths that redirects lead to from one; `end` is undefined where they lead in a circle. */
function follow(from: string, redirects: ReadonlyMap<string, string>): { way: string[]; end?: string } {
  const way: string[] = []
  let at = redirects.get(from)
  while (at !== undefined && redirects.has(at)) {
    if (way.includes(at)) return { way }
    way.push(at)
    at = redirects.get(at)
  }
  return { way, end: at }
}

const leadsOn = (to: string, next: string, end: string): Finding => ({
  message: `${quote(to)} is no page either: it leads on to ${quote(next)}.`,
  suggestion: `Write ${quote(end)}.`,
  replacement: end,
})

const circle = (way: string[]): Finding => ({
  message: `This leads in a circle: ${way.join(' → ')}.`,
  suggestion: 'Write the path of a page.',
})
