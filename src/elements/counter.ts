import { prefersReducedMotion } from './reduced-motion.ts'

/** Number of steps, ms per step, and the part of the window's height at which counting starts (spec 9). */
const steps = 200
const stepTime = 10
const trigger = 0.75

/**
 * `<ns-counter>1000</ns-counter>`: counts from 0 to its text once the top of its section is scrolled above 75 % of the
 * window's height (spec 4). Does not count with reduced motion, or if it was in view when the page opened.
 */
class Counter extends HTMLElement {
  #target = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #view: IntersectionObserver | undefined

  connectedCallback() {
    if (prefersReducedMotion()) return
    // In the studio the text ends in characters that do not show.
    this.#target = Number.parseInt(this.textContent, 10)
    const section = this.closest('section') ?? this
    let inViewAtStart = isUnscrolled() && section.getBoundingClientRect().top < innerHeight * trigger
    this.#view = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !inViewAtStart) this.#count()
        inViewAtStart &&= !!entry?.isIntersecting
      },
      { rootMargin: `0px 0px ${-100 * (1 - trigger)}% 0px` },
    )
    this.#view.observe(section)
  }

  disconnectedCallback() {
    this.#view?.disconnect()
    clearInterval(this.#timer)
    if (this.#target) this.textContent = `${this.#target}`
  }

  #count() {
    this.#view?.disconnect()
    let step = 0
    // Digits of one width, so that the number does not tremble.
    this.style.fontVariantNumeric = 'tabular-nums'
    this.textContent = '0'
    this.#timer = setInterval(() => {
      step += 1
      this.textContent = `${Math.round((this.#target * step) / steps)}`
      if (step === steps) clearInterval(this.#timer)
    }, stepTime)
  }
}

/** Whether the page is still where it opened, so that nothing in view was scrolled there. */
function isUnscrolled(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return scrollY === 0 || location.hash !== '' || arrival?.type !== 'navigate'
}

customElements.define('ns-counter', Counter)
