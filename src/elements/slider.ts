import Swiper from 'swiper'
import { calm } from './calm.ts'
import { Rotation } from './rotation.ts'

/**
 * `<ns-slider>`: an endless row of tiles that moves on by one every `data-interval` ms. Its stylesheet says how many tiles
 * are in view (`--per-view`) and their spacing (`--gap`, px), so that the row looks right before this runs.
 * `data-stop-on-interaction`: the first swipe, arrow or key stops the movement for good (spec 4). Markup: ui/Slider.tsx.
 */
class Slider extends HTMLElement {
  #swiper: Swiper | undefined
  #rotation: Rotation | undefined
  #left = new AbortController()

  connectedCallback() {
    const row = this.querySelector<HTMLElement>('[data-slider="row"]')
    if (!row) return
    const { signal } = this.#left
    this.dataset.live = ''
    this.#swiper = this.#start(row)
    this.#rotation = new Rotation(
      this,
      Number(this.dataset.interval),
      () => this.#move(1),
      () => {},
    )
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.addEventListener('keydown', (event) => this.#key(event), { signal })
    this.#rotation.start(signal)
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
    this.#swiper?.destroy()
  }

  #start(row: HTMLElement): Swiper {
    const figures = () => {
      const style = getComputedStyle(row)
      const figure = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      return { slidesPerView: figure('--per-view'), spaceBetween: figure('--gap') }
    }
    const track = row.firstElementChild
    return new Swiper(row, {
      ...figures(),
      loop: true,
      // Without a transition Swiper would wait for its end for ever.
      speed: calm() ? 0 : 300,
      wrapperClass: track?.classList[0],
      slideClass: track?.firstElementChild?.classList[0],
      on: {
        beforeResize: (swiper) => Object.assign(swiper.params, figures()),
        sliderFirstMove: () => this.#interacted(),
      },
    })
  }

  #move(step: 1 | -1) {
    if (step > 0) this.#swiper?.slideNext()
    else this.#swiper?.slidePrev()
    this.#rotation?.restart()
  }

  #interacted() {
    if (this.hasAttribute('data-stop-on-interaction')) this.#rotation?.hold('stopped')
  }

  #press(event: MouseEvent) {
    const action = (event.target as Element).closest<HTMLElement>('[data-carousel]')?.dataset.carousel
    if (action === 'toggle') return this.#rotation?.toggle()
    if (!action) return
    this.#interacted()
    this.#move(action === 'next' ? 1 : -1)
  }

  #key(event: KeyboardEvent) {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#interacted()
    this.#move(step)
  }
}

customElements.define('ns-slider', Slider)
