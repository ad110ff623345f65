import { idle } from './idle.ts'

/** No animation on narrow windows (spec 9) and with reduced motion. */
const animates = '(width >= 991px) and (prefers-reduced-motion: no-preference)'

let page = new AbortController()

/**
 * Lets the sections of the current page fade in as they come into view (spec 4), and ends that of the previous page. The
 * code is loaded when the visitor first moves.
 */
export function revealOnScroll(): void {
  page.abort()
  page = new AbortController()
  const { signal } = page
  if (!matchMedia(animates).matches) return
  const begin = new AbortController()
  const start = () => {
    begin.abort()
    // If the script does not load, everything is simply visible.
    const load = () => import('../elements/reveal.ts').then((code) => code.reveal(signal))
    idle().then(load).catch(console.warn)
  }
  for (const type of ['scroll', 'pointermove'])
    addEventListener(type, start, { passive: true, signal: AbortSignal.any([signal, begin.signal]) })
}
