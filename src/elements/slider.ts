import Swiper from 'swiper'
import { prefersReducedMotion } from './reduced-motion.ts'
import { Rotation } from './rotation.ts'

/**
 * `<ns-slider>`: an endless row of tiles that moves by one every `data-interval` ms (spec 4). The stylesheet sets the
 * number of tiles in view (`--per-view`) and their spacing (`--gap`, px), so that the row looks right before this runs.
 * With `data-stop-on-interaction`, the first swipe, button or key stops the movement for good. Markup: ui/Slider.tsx.
 */
class Slider extends HTMLElement {
  #swiper: Swiper | undefined
  #rotation: Rotation | undefined
  #lifetime = new AbortController()

  connectedCallback() {
    const row = this.querySelector<HTMLElement>('[data-slider="row"]')
    if (!row) return
    const { signal } = this.#lifetime
    this.dataset.live = ''
    this.#swiper = this.#start(row)
    this.#rotation = new Rotation(
      this,
      Number(this.dataset.interval),
      () => this.#move(1),
      () => {},
    )
    this.addEventListener('click', (event) => this.#onClick(event), { signal })
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    this.#rotation.start(signal)
  }

  disconnectedCallback() {
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
    this.#swiper?.destroy()
  }

  #start(row: HTMLElement): Swiper {
    const layout = () => {
      const style = getComputedStyle(row)
      const read = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      return { slidesPerView: read('--per-view'), spaceBetween: read('--gap') }
    }
    const track = row.firstElementChild
    return new Swiper(row, {
      ...layout(),
      loop: true,
      // 0 rather than no transition in CSS: Swiper would wait for its end for ever.
      speed: prefersReducedMotion() ? 0 : 300,
      wrapperClass: track?.classList[0],
      slideClass: track?.firstElementChild?.classList[0],
      on: {
        beforeResize: (swiper) => Object.assign(swiper.params, layout()),
        sliderFirstMove: () => this.#onInteraction(),
      },
    })
  }

  #move(step: 1 | -1) {
    if (step > 0) this.#swiper?.slideNext()
    else this.#swiper?.slidePrev()
    this.#rotation?.restart()
  }

  #onInteraction() {
    if (this.hasAttribute('data-stop-on-interaction')) this.#rotation?.hold('stopped')
  }

  #onClick(event: MouseEvent) {
    const action = (event.target as Element).closest<HTMLElement>('[data-carousel]')?.dataset.carousel
    if (action === 'toggle') return this.#rotation?.toggle()
    if (!action) return
    this.#onInteraction()
    this.#move(action === 'next' ? 1 : -1)
  }

  #onKey(event: KeyboardEvent) {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#onInteraction()
    this.#move(step)
  }
}

customElements.define('ns-slider', Slider)
