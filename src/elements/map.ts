/**
 * `<ns-map data-src data-title>`: puts the map of another host in its place once the visitor presses the button in it
 * (spec 2.6). Before that nothing is requested from that host; the frame may run its script and nothing else.
 */
export class OnDemandMap extends HTMLElement {
  #left = new AbortController()

  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.#show(), { signal: this.#left.signal })
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
  }

  #show() {
    const frame = document.createElement('iframe')
    frame.title = this.dataset.title ?? ''
    // Its own origin, not ours: the map's tiles and script come from the same host as its page.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    frame.referrerPolicy = 'no-referrer'
    frame.src = this.dataset.src ?? ''
    this.replaceChildren(frame)
    frame.focus()
  }
}

customElements.define('ns-map', OnDemandMap)
