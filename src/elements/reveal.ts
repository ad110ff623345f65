import AOS from 'aos'
import '../chrome/docked.css'
import './reveal.css'

/** Duration and easing (spec 9), which AOS passes to its stylesheet by attributes on the body. Begins at the lower edge of the view: later would leave blank sections. */
const settings = { duration: 1000, easing: 'linear', once: true, offset: 0, disableMutationObserver: true } as const
const refreshTime = 1000

let started = false

/**
 * Lets the content of sections below the view fade in once, as they come into view (spec 4). Nothing that was visible is
 * ever hidden. Ends when `signal` aborts, or when everything has been revealed.
 */
export function reveal(signal: AbortSignal) {
  const waiting = [...document.querySelectorAll<HTMLElement>('#main > section > .wrap')].filter(
    (content) => content.getBoundingClientRect().top > innerHeight,
  )
  if (signal.aborted || waiting.length === 0) return
  const done = new AbortController()
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal })

  const onRevealed = (content: HTMLElement) => {
    // Removes all traces of the animation, such as a compositing layer.
    content.removeAttribute('data-aos')
    if (!document.querySelector('[data-aos]')) done.abort()
  }
  for (const content of waiting) {
    content.dataset.aos = 'fade-up'
    content.addEventListener('transitionend', ({ target }) => target === content && onRevealed(content), {
      signal: done.signal,
    })
  }

  if (started) AOS.refreshHard()
  else AOS.init(settings)
  started = true
  const refresh = setInterval(() => AOS.refreshHard(), refreshTime)
  done.signal.addEventListener('abort', () => {
    clearInterval(refresh)
    for (const content of waiting) content.removeAttribute('data-aos')
    // Once the next page is painted, because AOS measures all of it.
    requestAnimationFrame(() => setTimeout(() => AOS.refreshHard()))
  })
}
