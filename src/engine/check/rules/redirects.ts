import { reservedPath } from '../reserved.ts'
import type { Finding, SiteRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Each redirect in pages-data/site/redirects.json leads from an old address to a current page in one step. */
export const redirects: SiteRule = {
  meta: {
    name: 'redirect',
    description: 'Redirects lead in one step from addresses that have no page.',
    severity: 'error',
  },

  checkSite({ site, documents, index, report }) {
    const doc = site.redirects
    if (!doc || !documents.includes(doc)) return
    const reported = new Set<string>()
    const ends = endsOf(index.redirects)
    for (const [from, to] of index.redirects) {
      const clash = clashOf(from, index.pages)
      if (clash) report({ doc, path: ['paths', from], part: 'key' }, clash)
      // The target of a redirect is checked like any link; this checks what only a redirect can do wrong.
      if (index.pages.has(to) || !index.redirects.has(to)) continue
      const end = ends.get(from)
      if (typeof end === 'string')
        report({ doc, path: ['paths', from] }, leadsOn(to, index.redirects.get(to) as string, end))
      // A circle is one mistake: redirects that lead into it are right once it is fixed.
      else if (end?.has(from) && !reported.has(from)) {
        report({ doc, path: ['paths', from] }, circle([...wayFrom(to, index.redirects)]))
        for (const path of end) reported.add(path)
      }
    }
  },
}

function clashOf(from: string, pages: { has(path: string): boolean }): Finding | undefined {
  if (pages.has(from))
    return {
      message: `${quote(from)} is a page, which a redirect would hide.`,
      suggestion: 'Remove the redirect, or the page.',
    }
  // Old sites call it so.
  const reserved = from === '/home' || from === '/index' ? undefined : reservedPath(from)
  return reserved
    ? { message: `${quote(from)} leads nowhere: ${reserved}.`, suggestion: 'Remove the redirect.' }
    : undefined
}

/** Where redirects end, by where they begin: a path without a redirect, or the circle that they lead into. */
function endsOf(redirects: ReadonlyMap<string, string>): Map<string, string | Set<string>> {
  const ends = new Map<string, string | Set<string>>()
  for (const from of redirects.keys()) {
    const way = wayFrom(from, redirects, ends)
    const next = redirects.get([...way].at(-1) ?? from) as string
    const end = ends.get(next) ?? (way.has(next) ? wayFrom(next, redirects) : next)
    for (const path of way) ends.set(path, end)
  }
  return ends
}

/** The redirects on the way from a path, until one comes again or is known. */
function wayFrom(
  from: string,
  redirects: ReadonlyMap<string, string>,
  known?: ReadonlyMap<string, unknown>,
): Set<string> {
  const way = new Set<string>()
  let at = from
  for (let next = redirects.get(at); next !== undefined && !way.has(at) && !known?.has(at); next = redirects.get(at)) {
    way.add(at)
    at = next
  }
  return way
}

const leadsOn = (to: string, next: string, end: string): Finding => ({
  message: `${quote(to)} is no page either: it leads on to ${quote(next)}.`,
  suggestion: `Write ${quote(end)}.`,
  replacement: end,
})

const circle = (way: string[]): Finding => ({
  message: `This leads in a circle: ${way.length > 12 ? `${way.slice(0, 12).join(' → ')} → …` : way.join(' → ')}.`,
  suggestion: 'Write the path of a page.',
})
