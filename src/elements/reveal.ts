import AOS from 'aos'
import './reveal.css'

/** Duration and easing (spec 9: Animate-on-scroll), by the attributes that AOS sets on the body for its stylesheet. */
const settings = { duration: 1000, easing: 'linear', once: true, disableMutationObserver: true } as const
const refreshTime = 1000

let started = false

/**
 * Lets the content of every section below the view fade in once, as it comes into view (spec 4). What has been visible is
 * never hidden again. Ends with `signal`, or when everything has been revealed.
 */
export function reveal(signal: AbortSignal) {
  const waiting = [...document.querySelectorAll<HTMLElement>('#main > section > .wrap')].filter(
    (content) => content.getBoundingClientRect().top > innerHeight,
  )
  if (signal.aborted || waiting.length === 0) return
  const done = new AbortController()
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal })

  const shown = (content: HTMLElement) => {
    // Without the attribute nothing of the animation is left, such as a compositing layer.
    content.removeAttribute('data-aos')
    if (!document.querySelector('[data-aos]')) done.abort()
  }
  for (const content of waiting) {
    content.dataset.aos = 'fade-up'
    content.addEventListener('transitionend', ({ target }) => target === content && shown(content), {
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
    AOS.refreshHard()
  })
}
