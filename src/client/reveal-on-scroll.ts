/** Wide enough, and nobody asked for rest (spec 9: off under 991 px). */
const wanted = '(width >= 991px) and (prefers-reduced-motion: no-preference)'

let page = new AbortController()

/**
 * Lets the sections of the page shown now fade in as they come into view. What it takes is fetched once the visitor
 * begins to move about; what was revealed for the page before ends here.
 */
export function revealOnScroll(): void {
  page.abort()
  page = new AbortController()
  const { signal } = page
  if (!matchMedia(wanted).matches) return
  const begin = new AbortController()
  const start = () => {
    begin.abort()
    // Where the script does not arrive, everything simply stands.
    const fetchIt = () => import('../elements/reveal.ts').then((code) => code.reveal(signal)).catch(console.warn)
    if ('requestIdleCallback' in window) requestIdleCallback(fetchIt)
    else setTimeout(fetchIt)
  }
  for (const type of ['scroll', 'pointermove'])
    addEventListener(type, start, { passive: true, signal: AbortSignal.any([signal, begin.signal]) })
}
