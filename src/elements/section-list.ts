/** The current section is determined this long (ms) after scrolling has stopped (spec 4, 9). */
const settled = 100

/**
 * `<ns-section-list>`: marks the entry of the section at the vertical middle of the view (spec 4), or that of the section
 * in the address as long as the page is where that address leads. Expects links to #ids; sets aria-current on one.
 */
export class SectionList extends HTMLElement {
  #left = new AbortController()
  #timer = 0

  connectedCallback() {
    const { signal } = this.#left
    addEventListener('scroll', () => this.#wait(), { signal, passive: true })
    addEventListener('resize', () => this.#wait(), { signal, passive: true })
    addEventListener('hashchange', () => this.#mark(this.#linkOf(location.hash)), { signal })
    this.#mark(this.#current())
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
    this.#left.abort()
    this.#left = new AbortController()
  }

  #wait() {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#mark(this.#current()), settled)
  }

  #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  }

  #linkOf(hash: string): HTMLAnchorElement | undefined {
    return this.#links().find((link) => link.hash === hash)
  }

  #current(): HTMLAnchorElement | undefined {
    const chosen = this.#linkOf(location.hash)
    if (chosen && standsAt(sectionOf(chosen))) return chosen
    return this.#links().find((link) => containsMiddle(sectionOf(link)))
  }

  /** Between two sections the last one stays marked. */
  #mark(link: HTMLAnchorElement | undefined) {
    if (!link) return
    for (const other of this.#links()) other.ariaCurrent = other === link ? 'true' : null
  }
}

const sectionOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1))

function containsMiddle(section: HTMLElement | null): boolean {
  if (!section) return false
  const { top, bottom } = section.getBoundingClientRect()
  return top <= innerHeight / 2 && bottom > innerHeight / 2
}

/** Whether the page is where a jump to the section leads: its top below the header, or the page scrolled to its end. */
function standsAt(section: HTMLElement | null): boolean {
  if (!section) return false
  const { top } = section.getBoundingClientRect()
  const page = document.documentElement
  const margin = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0
  if (Math.abs(top - margin) < 2) return true
  return top > margin && top < innerHeight && Math.ceil(scrollY + innerHeight) >= page.scrollHeight
}

customElements.define('ns-section-list', SectionList)
