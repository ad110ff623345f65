import { pageLink } from './links.ts'

/** At most this many pages are fetched ahead per page: the sitemap alone has sixty links. */
const limit = 20

/** Resolves when the page is idle, or after a second, because a browser under load may never be idle. */
export const idle = (): Promise<unknown> =>
  new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  )

/**
 * Fetches linked pages while this page is idle, one at a time: first those of the menu, then those of links in view.
 * @param preload fetches a page by its path; must not reject
 * @returns a function that starts over with the links on the current page
 */
export function fetchAhead(preload: (path: string) => Promise<unknown>): () => void {
  let queue: string[] = []
  let remaining = 0
  let busy = false

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    for (let path = queue.shift(); path && remaining > 0; path = queue.shift()) {
      remaining -= 1
      await idle()
      await preload(path)
    }
    busy = false
  }

  const enqueue = (link: Element) => {
    const path = pageLink(link)?.pathname
    if (path && path !== location.pathname && !queue.includes(path)) queue.push(path)
    void work()
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      enqueue(target)
    }
  })

  return () => {
    inView.disconnect()
    queue = []
    remaining = limit
    document.querySelectorAll('#menu a').forEach(enqueue)
    for (const link of document.links) inView.observe(link)
  }
}
