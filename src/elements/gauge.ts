import { calm } from './calm.ts'

/** The part of a ring that must be in view before it fills. */
const seen = 0.5

/**
 * `<ns-gauge>`: fills its ring as it comes into view. A ring that is already in view stays full, as do all with reduced
 * motion. The filling is a transition in the block's stylesheet (spec 9: Gauges).
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
