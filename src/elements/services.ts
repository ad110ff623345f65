import styles from '../chrome/service-panel.module.css'

/**
 * `<ns-services data-src>`: fetches the services panel into the `<details>` before it once a visitor reaches for it; until
 * then this element is not displayed, so its script is not loaded. Escape, a click elsewhere or moving on closes the
 * panel. If it cannot be fetched, its button acts like the link beside it.
 */
class Services extends HTMLElement {
  #left = new AbortController()
  #details = this.previousElementSibling as HTMLDetailsElement

  connectedCallback() {
    const { signal } = this.#left
    const item = this.parentElement as HTMLElement
    this.#fetch()
    this.#details.addEventListener('toggle', () => this.#details.open && this.#fetch(), { signal })
    item.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close(true), { signal })
    item.addEventListener('click', ({ target }) => (target as Element).closest('a') && this.#close(), { signal })
    const elsewhere = (target: EventTarget | null) => !item.contains(target as Node | null) && lies() && this.#close()
    addEventListener('pointerdown', ({ target }) => elsewhere(target), { signal })
    item.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && elsewhere(relatedTarget), { signal })
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
  }

  #close(byKey = false) {
    if (!this.#details.open) return
    this.#details.open = false
    if (byKey) this.#details.querySelector('summary')?.focus()
  }

  #fetch() {
    const panel = this.#details.lastElementChild as HTMLElement
    if (panel.hasChildNodes() || this.hasAttribute('aria-busy')) return
    this.ariaBusy = 'true'
    const request = new XMLHttpRequest()
    request.open('GET', this.dataset.src ?? '')
    // Fetched as a document, because Trusted Types rule out HTML text.
    request.responseType = 'document'
    request.onloadend = () => {
      this.ariaBusy = null
      // An error page of a proxy or host has no such part.
      const arrived = request.response?.querySelector(`.${styles.panel}`)
      if (arrived) panel.replaceChildren(arrived)
      else if (this.#details.open) this.parentElement?.querySelector('a')?.click()
      for (const link of panel.querySelectorAll('a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null
    }
    request.send()
  }
}

/** Whether the panel overlays the page; in the menu of a phone it is part of the list, and stays open. */
const lies = () => matchMedia('(width >= 60rem)').matches

customElements.define('ns-services', Services)
