import { calm } from './calm.ts'

/** Share of a ring that has to be in view before it fills. */
const seen = 0.5

/**
 * `<ns-gauge>`: lets its ring fill as it comes into view. A ring that is in view already stays as it was painted; with
 * reduced motion all do. The filling itself is a transition in the block's stylesheet (spec 9: Gauges).
 */
class Gauge extends HTMLElement {
  #view: IntersectionObserver | undefined

  connectedCallback() {
    if (calm()) return
    this.#view = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.intersectionRatio) return this.setAttribute('data-waiting', '')
        if (this.hasAttribute('data-waiting') && entry.intersectionRatio < seen) return
        this.removeAttribute('data-waiting')
        this.#view?.disconnect()
      },
      { threshold: [0, seen] },
    )
    this.#view.observe(this)
  }

  disconnectedCallback() {
    this.#view?.disconnect()
  }
}

customElements.define('ns-gauge', Gauge)
