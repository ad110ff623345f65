import { Rotation } from './rotation.ts'

/** Times of the banner carousel (spec 4, 9). */
const interval = 5000
const swipeThreshold = 40

/**
 * `<ns-carousel>`: shows one slide at a time and turns every 5 seconds, or by indicators, arrow keys, arrows or swipe; the
 * first follows the last. Expects the markup of blocks/home-carousel. Until it runs, the slides are a strip to scroll.
 */
class BannerCarousel extends HTMLElement {
  #slides: HTMLElement[] = []
  #indicators: HTMLElement[] = []
  #current = 0
  #rotation = new Rotation(
    this,
    interval,
    () => this.#show(this.#current + 1),
    // Announced to screen readers only when the visitor turned the slide, not every five seconds.
    (turning) => this.querySelector('[aria-live]')?.setAttribute('aria-live', turning ? 'off' : 'polite'),
  )
  #left = new AbortController()

  connectedCallback() {
    const { signal } = this.#left
    this.#slides = [...this.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    this.#indicators = [...this.querySelectorAll<HTMLElement>('[data-indicator]')]
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.addEventListener('keydown', (event) => this.#key(event), { signal })
    this.#swipe(signal)
    const strip = this.#slides[0]?.parentElement
    // If the visitor has scrolled the strip, go on with the slide in view.
    if (strip) this.#current = Math.round(strip.scrollLeft / strip.clientWidth)
    this.dataset.live = ''
    this.#mark()
    this.#rotation.start(signal)
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
  }

  #show(index: number) {
    const count = this.#slides.length
    this.#current = (index + count) % count
    // Slides fade from the first turn on, not while waking up.
    this.dataset.turned = ''
    this.#mark()
    this.#rotation.restart()
  }

  #mark() {
    for (const [place, slide] of this.#slides.entries()) {
      slide.toggleAttribute('data-active', place === this.#current)
      slide.inert = place !== this.#current
    }
    for (const [place, indicator] of this.#indicators.entries())
      indicator.ariaCurrent = place === this.#current ? 'true' : null
  }

  #press(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-carousel], [data-indicator]')
    if (!pressed) return
    event.preventDefault()
    const action = pressed.dataset.carousel
    if (action === 'toggle') this.#rotation.toggle()
    else if (action) this.#show(this.#current + (action === 'next' ? 1 : -1))
    else this.#show(this.#indicators.indexOf(pressed))
  }

  #key(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const links = (slide: HTMLElement | undefined) => [...(slide?.querySelectorAll('a') ?? [])]
    const place = links(this.#slides[this.#current]).indexOf(document.activeElement as HTMLAnchorElement)
    this.#show(this.#current + step)
    // If the focus was on a link of the old slide, it moves to the same link of the new one.
    if (place >= 0) links(this.#slides[this.#current])[place]?.focus({ preventScroll: true })
  }

  #swipe(signal: AbortSignal) {
    let start: number | undefined
    this.addEventListener(
      'touchstart',
      ({ touches }) => {
        start = touches.length === 1 ? touches[0]?.clientX : undefined
      },
      { signal, passive: true },
    )
    this.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const way = (changedTouches[0]?.clientX ?? 0) - (start ?? Number.NaN)
        if (Math.abs(way) >= swipeThreshold) this.#show(this.#current + (way < 0 ? 1 : -1))
      },
      { signal, passive: true },
    )
  }
}

customElements.define('ns-carousel', BannerCarousel)
