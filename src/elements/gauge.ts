import { prefersReducedMotion } from './reduced-motion.ts'

/** The part of a ring that must be in view before it fills. */
const threshold = 0.5

/**
 * `<ns-gauge>`: fills its ring as it comes into view, by a transition in the block's stylesheet (spec 9). A ring that is
 * in view from the start is full, as are all with reduced motion.
 */
class Gauge extends HTMLElement {
  #view: IntersectionObserver | undefined

  connectedCallback() {
    if (prefersReducedMotion()) return
    this.#view = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.intersectionRatio) return this.setAttribute('data-waiting', '')
        if (this.hasAttribute('data-waiting') && entry.intersectionRatio < threshold) return
        this.removeAttribute('data-waiting')
        this.#view?.disconnect()
      },
      { threshold: [0, threshold] },
    )
    this.#view.observe(this)
  }

  disconnectedCallback() {
    this.#view?.disconnect()
  }
}

customElements.define('ns-gauge', Gauge)
