/** How long after the last scroll event the current section is determined, in ms (spec 4, 9). */
const settleTime = 100

/**
 * `<ns-section-list>`: sets aria-current on the link to the section in the vertical middle of the view (spec 4), or to the
 * section in the address as long as the page is scrolled to it.
 */
export class SectionList extends HTMLElement {
  #lifetime = new AbortController()
  #timer = 0

  connectedCallback() {
    const { signal } = this.#lifetime
    addEventListener('scroll', () => this.#scheduleMark(), { signal, passive: true })
    addEventListener('resize', () => this.#scheduleMark(), { signal, passive: true })
    addEventListener('hashchange', () => this.#mark(this.#linkOf(location.hash)), { signal })
    this.#mark(this.#current())
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
  }

  #scheduleMark() {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#mark(this.#current()), settleTime)
  }

  #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  }

  #linkOf(hash: string): HTMLAnchorElement | undefined {
    return this.#links().find((link) => link.hash === hash)
  }

  #current(): HTMLAnchorElement | undefined {
    const chosen = this.#linkOf(location.hash)
    if (chosen && isScrolledTo(sectionOf(chosen))) return chosen
    return this.#links().find((link) => containsMiddle(sectionOf(link)))
  }

  /** Keeps the previous mark if there is no link, as between two sections. */
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

/** Whether the page is where a jump to the section ends: its top below the header, or the page at its end. */
function isScrolledTo(section: HTMLElement | null): boolean {
  if (!section) return false
  const { top } = section.getBoundingClientRect()
  const page = document.documentElement
  const margin = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0
  if (Math.abs(top - margin) < 2) return true
  return top > margin && top < innerHeight && Math.ceil(scrollY + innerHeight) >= page.scrollHeight
}

customElements.define('ns-section-list', SectionList)
