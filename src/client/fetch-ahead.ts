import { idle } from './idle.ts'
import { pageLink } from './links.ts'

/** At most this many pages are fetched ahead per page: the sitemap alone has sixty links. */
const limit = 8

/**
 * Fetches the pages that links in view lead to while this page is idle, one at a time: first those that came into view last.
 * @param preload fetches a page by its path; must not reject
 * @returns a function that starts over with the links on the current page
 */
export function fetchAhead(preload: (path: string) => Promise<unknown>): () => void {
  const asked = new Set<string>()
  const inView = new Set<Element>()
  let remaining = 0
  let busy = false

  function nextPath(): string | undefined {
    // Not those of a carousel's hidden slides.
    const visible = [...inView].filter((link) => link.checkVisibility({ visibilityProperty: true }))
    const paths = visible.map((link) => pageLink(link)?.pathname)
    return paths.findLast((path) => path && path !== location.pathname && !asked.has(path))
  }

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    await idle()
    for (let path = nextPath(); path && remaining > 0; path = nextPath()) {
      remaining -= 1
      asked.add(path)
      await preload(path)
      await idle()
    }
    busy = false
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    void work()
  })

  return () => {
    observer.disconnect()
    inView.clear()
    remaining = limit
    for (const link of document.links) observer.observe(link)
  }
}
