import { tabs } from '../ui/toolkit/tabs.ts'

/** `<ns-tabs>`: makes tabs of the links and sections within (markup: ui/Tabs.tsx). */
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
