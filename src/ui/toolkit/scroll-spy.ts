/**
 * A scroll spy: links to anchors of the page, of which the one whose section holds the middle of the window is marked
 * `aria-current="true"`.
 */
export function scrollSpy(element: HTMLElement, signal: AbortSignal) {
  const links = new Map<Element, HTMLAnchorElement>()
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target)
        if (link) link.ariaCurrent = isIntersecting ? 'true' : null
      }
    },
    { rootMargin: '-50% 0px' },
  )
  const methods = {
    /** Looks anew which sections the links lead to. */
    refresh() {
      view.disconnect()
      links.clear()
      for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
        const section = document.getElementById(link.hash.slice(1))
        if (!section) continue
        links.set(section, link)
        view.observe(section)
      }
    },
  }
  methods.refresh()
  signal.addEventListener('abort', () => view.disconnect())
  return methods
}
