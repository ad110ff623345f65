/**
 * Marks the link whose section covers the middle of the window with `aria-current="true"` (spec 4).
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
    /** Finds the sections again, after links or sections changed. */
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
