import styles from '../chrome/service-panel.module.css'

/**
 * `<ns-services data-src>`: fetches the services panel into the `<details>` before it (spec 2.2). The element is only
 * displayed, and its script only loaded, when a visitor points at the services. Escape, a click elsewhere or moving the
 * focus away closes the panel. If it cannot be fetched, the button acts like the link beside it.
 */
class Services extends HTMLElement {
  #lifetime = new AbortController()
  #details = this.previousElementSibling as HTMLDetailsElement

  connectedCallback() {
    const { signal } = this.#lifetime
    const item = this.parentElement as HTMLElement
    this.#fetch()
    this.#details.addEventListener('toggle', () => this.#details.open && this.#open(), { signal })
    item.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close(true), { signal })
    item.addEventListener('click', ({ target }) => (target as Element).closest('a') && this.#close(), { signal })
    const closeOutside = (target: EventTarget | null) =>
      !item.contains(target as Node | null) && isOverlay() && this.#close()
    wide.addEventListener('change', this.#fold, { signal })
    addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
    item.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeOutside(relatedTarget), { signal })
  }

  disconnectedCallback() {
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
  }

  #open() {
    this.#fetch()
    this.#fold()
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
    // As a document, because Trusted Types forbid innerHTML.
    request.responseType = 'document'
    request.onloadend = () => {
      this.ariaBusy = null
      // Error pages of a proxy or host do not contain it.
      const content = request.response?.querySelector(`.${styles.panel}`)
      if (content) panel.replaceChildren(content)
      else if (this.#details.open) this.parentElement?.querySelector('a')?.click()
      for (const link of panel.querySelectorAll('a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null
      this.#fold()
    }
    request.send()
  }

  /** Closes all groups but that of this page in the menu of a phone. Beside each other they are all open. */
  #fold = () => {
    for (const group of this.#details.querySelectorAll('details')) {
      group.open = isOverlay() || !!group.querySelector('[aria-current=page]')
      ;(group.firstElementChild as HTMLElement).tabIndex = isOverlay() ? -1 : 0
    }
  }
}

const wide = matchMedia('(width >= 60rem)')

/** Whether the panel overlays the page. In the menu of a phone it is part of the list, and stays open. */
const isOverlay = () => wide.matches

customElements.define('ns-services', Services)
