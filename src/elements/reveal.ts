import AOS from 'aos'
import './reveal.css'

/** Spec 9: Animate-on-scroll. Its stylesheet knows duration and easing by the names that AOS writes on the body. */
const settings = { duration: 1000, easing: 'linear', once: true, disableMutationObserver: true } as const
const refreshTime = 1000

let started = false

/**
 * Lets the content of every section that is still below the view fade in once, as it comes into view (spec 4). What has
 * been painted is never hidden. Ends with `signal`, or when nothing is left to reveal.
 */
export function reveal(signal: AbortSignal) {
  const waiting = [...document.querySelectorAll<HTMLElement>('#main > section > .wrap')].filter(
    (content) => content.getBoundingClientRect().top > innerHeight,
  )
  if (signal.aborted || waiting.length === 0) return
  const done = new AbortController()
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal })

  const shown = (content: HTMLElement) => {
    // Without the attribute nothing is left of the animation, such as a layer of its own.
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
