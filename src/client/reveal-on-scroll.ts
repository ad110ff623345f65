/** Whether the window is wide enough (spec 9: off under 991 px) and reduced motion is off. */
const wanted = '(width >= 991px) and (prefers-reduced-motion: no-preference)'

let page = new AbortController()

/**
 * Lets the sections of the current page fade in as they come into view. Its code is fetched once the visitor begins to
 * move. Ends the animation of the previous page.
 */
export function revealOnScroll(): void {
  page.abort()
  page = new AbortController()
  const { signal } = page
  if (!matchMedia(wanted).matches) return
  const begin = new AbortController()
  const start = () => {
    begin.abort()
    // If the script does not arrive, everything is simply visible.
    const fetchIt = () => import('../elements/reveal.ts').then((code) => code.reveal(signal)).catch(console.warn)
    if ('requestIdleCallback' in window) requestIdleCallback(fetchIt)
    else setTimeout(fetchIt)
  }
  for (const type of ['scroll', 'pointermove'])
    addEventListener(type, start, { passive: true, signal: AbortSignal.any([signal, begin.signal]) })
}
