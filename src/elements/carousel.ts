import { Rotation } from './rotation.ts'

/** Interval in ms and swipe threshold in px of the banner carousel (spec 4, 9). */
const interval = 5000
const swipeThreshold = 40

/**
 * `<ns-carousel>`: shows one slide at a time and changes every 5 seconds, or by indicator, arrow key, button or swipe, in
 * a loop (spec 2.3, 4). Expects the markup of blocks/home-carousel, whose slides scroll until this runs.
 */
class BannerCarousel extends HTMLElement {
  #slides: HTMLElement[] = []
  #indicators: HTMLElement[] = []
  #current = 0
  #rotation = new Rotation(
    this,
    interval,
    () => this.#show(this.#current + 1),
    // Screen readers announce slides that the visitor changed, but not one every five seconds.
    (turning) => this.querySelector('[aria-live]')?.setAttribute('aria-live', turning ? 'off' : 'polite'),
  )
  #lifetime = new AbortController()

  connectedCallback() {
    const { signal } = this.#lifetime
    this.#slides = [...this.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    this.#indicators = [...this.querySelectorAll<HTMLElement>('[data-indicator]')]
    this.addEventListener('click', (event) => this.#onClick(event), { signal })
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    this.#swipe(signal)
    const strip = this.#slides[0]?.parentElement
    const focused = this.#slides.findIndex((slide) => slide.contains(document.activeElement))
    // Continues with the slide that the visitor has reached by Tab, or else by scrolling.
    if (focused >= 0) this.#current = focused
    else if (strip) this.#current = Math.round(strip.scrollLeft / strip.clientWidth)
    this.dataset.live = ''
    this.#mark()
    this.#rotation.start(signal)
  }

  disconnectedCallback() {
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
  }

  #show(index: number) {
    const count = this.#slides.length
    this.#current = (index + count) % count
    // Slides fade from the first change on, not at startup.
    this.dataset.turned = ''
    this.#mark()
    this.#rotation.restart()
  }

  #mark() {
    for (const [index, slide] of this.#slides.entries()) {
      slide.toggleAttribute('data-active', index === this.#current)
      slide.inert = index !== this.#current
    }
    for (const [index, indicator] of this.#indicators.entries())
      indicator.ariaCurrent = index === this.#current ? 'true' : null
  }

  #onClick(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>('[data-carousel], [data-indicator]')
    if (!control) return
    event.preventDefault()
    const action = control.dataset.carousel
    if (action === 'toggle') this.#rotation.toggle()
    else if (action) this.#show(this.#current + (action === 'next' ? 1 : -1))
    else this.#show(this.#indicators.indexOf(control))
  }

  #onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const links = (slide: HTMLElement | undefined) => [...(slide?.querySelectorAll('a') ?? [])]
    const focused = links(this.#slides[this.#current]).indexOf(document.activeElement as HTMLAnchorElement)
    this.#show(this.#current + step)
    // If the focus was on a link of the old slide, it moves to the same link of the new one.
    if (focused >= 0) links(this.#slides[this.#current])[focused]?.focus({ preventScroll: true })
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
        const distance = (changedTouches[0]?.clientX ?? 0) - (start ?? Number.NaN)
        if (Math.abs(distance) >= swipeThreshold) this.#show(this.#current + (distance < 0 ? 1 : -1))
      },
      { signal, passive: true },
    )
  }
}

customElements.define('ns-carousel', BannerCarousel)
