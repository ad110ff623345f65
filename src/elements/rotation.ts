import { prefersReducedMotion } from './reduced-motion.ts'

/** Why a carousel pauses. `stopped` was the visitor's choice, which only the visitor can undo. */
type Hold = 'pointer' | 'focus' | 'hidden' | 'away' | 'touch' | 'stopped'

/** Extra time before the next move after a touch, in ms (spec 4, 9). */
const touchRest = 500

/**
 * Moves a carousel every `interval` ms while nobody uses it (spec 4). It pauses on hover, keyboard focus and touch, and
 * while the page is hidden or the carousel is out of view. With reduced motion it never starts by itself.
 */
export class Rotation {
  readonly #holds = new Set<Hold>()
  readonly #host: HTMLElement
  readonly #interval: number
  readonly #turn: () => void
  readonly #changed: (turning: boolean) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: HTMLElement, interval: number, turn: () => void, changed: (turning: boolean) => void) {
    this.#host = host
    this.#interval = interval
    this.#turn = turn
    this.#changed = changed
  }

  /** Starts moving, and listening for reasons to pause, until `signal` aborts. */
  start(signal: AbortSignal) {
    const host = this.#host
    const on = <K extends keyof HTMLElementEventMap>(type: K, react: (event: HTMLElementEventMap[K]) => void) =>
      host.addEventListener(type, react, { signal, passive: true })

    on('pointerenter', (event) => event.pointerType !== 'touch' && this.hold('pointer'))
    on('pointerleave', () => this.release('pointer'))
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && this.hold('focus'))
    // Where another window takes the focus, the element keeps it for when the visitor returns.
    const keepsFocus = ({ relatedTarget }: FocusEvent) =>
      host.contains((relatedTarget as Node | null) ?? document.activeElement)
    on('focusout', (event) => keepsFocus(event) || this.release('focus'))
    on('touchstart', () => this.hold('touch'))
    on('touchend', () => this.release('touch', touchRest + this.#interval))
    on('touchcancel', () => this.release('touch', touchRest + this.#interval))

    const whileHidden = () => (document.hidden ? this.hold('hidden') : this.release('hidden'))
    document.addEventListener('visibilitychange', whileHidden, { signal })
    const view = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) this.release('away')
      else this.hold('away')
    })
    view.observe(host)
    signal.addEventListener('abort', () => {
      view.disconnect()
      clearTimeout(this.#timer)
    })

    // Focus and pointer can be here before the script is.
    if (host.querySelector(':focus-visible')) this.hold('focus')
    if (host.matches(':hover') && matchMedia('(hover: hover)').matches) this.hold('pointer')
    if (prefersReducedMotion()) this.hold('stopped')
    whileHidden()
    this.restart()
  }

  hold(reason: Hold) {
    this.#holds.add(reason)
    this.restart()
  }

  /** Continues after `delay` ms, unless there is another reason to pause. */
  release(reason: Hold, delay = this.#interval) {
    if (this.#holds.delete(reason)) this.restart(delay)
  }

  /** For the pause button: stops, or continues even though the button has pointer and focus. */
  toggle() {
    if (!this.#holds.has('stopped')) return this.hold('stopped')
    this.#holds.clear()
    this.restart()
  }

  /** Starts the interval again. */
  restart(delay = this.#interval) {
    clearTimeout(this.#timer)
    const turning = this.#holds.size === 0
    if (turning) this.#timer = setTimeout(() => this.#turn(), delay)
    this.#host.toggleAttribute('data-stopped', this.#holds.has('stopped'))
    this.#changed(turning)
  }
}
