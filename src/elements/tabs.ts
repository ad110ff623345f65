import { tabs } from '../ui/toolkit/tabs.ts'

/** `<ns-tabs>`: turns the links and sections in it into tabs (markup: ui/Tabs.tsx). */
class Tabs extends HTMLElement {
  #left = new AbortController()

  connectedCallback() {
    tabs(this, this.#left.signal)
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
  }
}

customElements.define('ns-tabs', Tabs)
