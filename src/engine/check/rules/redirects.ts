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
    for (const [from, to] of index.redirects) {
      const clash = clashOf(from, index.pages)
      if (clash) report({ doc, path: ['paths', from], part: 'key' }, clash)
      // The target of a redirect is checked like any link; this checks what only a redirect can do wrong.
      if (index.pages.has(to) || !index.redirects.has(to)) continue
      const { way, end } = follow(from, index.redirects)
      if (end !== undefined) report({ doc, path: ['paths', from] }, leadsOn(to, index.redirects.get(to) as string, end))
      // A circle is one mistake: redirects that lead into it are right once it is fixed.
      else if (way.at(-1) === from && !reported.has(from)) {
        report({ doc, path: ['paths', from] }, circle(way))
        for (const path of way) reported.add(path)
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

/** Follows redirects from a path; `end` is undefined if they lead in a circle. */
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
