import { tabs } from '../ui/toolkit/tabs.ts'

/** `<ns-tabs>`: turns its links and panels into tabs (spec 4). Markup: ui/Tabs.tsx. */
class Tabs extends HTMLElement {
  #lifetime = new AbortController()

  connectedCallback() {
    tabs(this, this.#lifetime.signal)
  }

  disconnectedCallback() {
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
  }
}

customElements.define('ns-tabs', Tabs)
