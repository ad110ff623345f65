import { pageLink } from './links.ts'

/** At most so many pages are fetched ahead on one page: the sitemap alone links to sixty. */
const most = 20

/** Settles when the page is idle. */
const idle = (): Promise<unknown> =>
  new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 200)))

/**
 * Fetches the pages of links while this page is idle, one at a time: those of the menu, then those that come into view.
 * @param preload fetches a page by its path; also settles if there is none
 * @returns a function that starts with the links that are on the page now
 */
export function fetchAhead(preload: (path: string) => Promise<unknown>): () => void {
  let wanted: string[] = []
  let left = 0
  let busy = false

  async function fetchWanted(): Promise<void> {
    if (busy) return
    busy = true
    for (let path = wanted.shift(); path && left > 0; path = wanted.shift()) {
      left -= 1
      await idle()
      await preload(path)
    }
    busy = false
  }

  const want = (link: Element) => {
    const path = pageLink(link)?.pathname
    if (path && path !== location.pathname && !wanted.includes(path)) wanted.push(path)
    void fetchWanted()
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      want(target)
    }
  })

  return () => {
    inView.disconnect()
    wanted = []
    left = most
    document.querySelectorAll('#menu a').forEach(want)
    for (const link of document.links) inView.observe(link)
  }
}
