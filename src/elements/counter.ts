import { calm } from './calm.ts'

/** Spec 9: Counter. */
const steps = 200
const stepTime = 10
const trigger = 0.75

/**
 * `<ns-counter>1000</ns-counter>`: counts from 0 to its text once the section around it has passed 75 % of the window's
 * height. The text stays as it is with reduced motion.
 */
class Counter extends HTMLElement {
  #target = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #view: IntersectionObserver | undefined

  connectedCallback() {
    if (calm()) return
    this.#target = Number(this.textContent)
    this.#view = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.#count(), {
      rootMargin: `0px 0px ${-100 * (1 - trigger)}% 0px`,
    })
    this.#view.observe(this.closest('section') ?? this)
  }

  disconnectedCallback() {
    this.#view?.disconnect()
    clearInterval(this.#timer)
    if (this.#target) this.textContent = `${this.#target}`
  }

  #count() {
    this.#view?.disconnect()
    let step = 0
    this.textContent = '0'
    this.#timer = setInterval(() => {
      step += 1
      this.textContent = `${Math.round((this.#target * step) / steps)}`
      if (step === steps) clearInterval(this.#timer)
    }, stepTime)
  }
}

customElements.define('ns-counter', Counter)
