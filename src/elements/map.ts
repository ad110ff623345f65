/**
 * `<ns-map data-src data-title>`: puts the map of another host in its place (spec 2.6). Its script arrives when it comes
 * near the view, so that nothing is requested from that host before. Where the visitor's browser asks for privacy, saves
 * data or is offline, the map waits for a press of the button in it. The frame may run its script and nothing else.
 */
export class OfficeMap extends HTMLElement {
  #left = new AbortController()

  connectedCallback() {
    if (this.querySelector('iframe')) return
    if (!hesitates()) this.#show()
    const ask = () => this.#show().focus()
    this.querySelector('button')?.addEventListener('click', ask, { signal: this.#left.signal })
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
  }

  #show(): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.title = this.dataset.title ?? ''
    // Its own origin, not ours: the map's tiles and script come from the same host as its page.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    frame.referrerPolicy = 'no-referrer'
    frame.src = this.dataset.src ?? ''
    this.replaceChildren(frame)
    return frame
  }
}

/** Whether the browser speaks against asking another host without a word of the visitor. */
function hesitates(): boolean {
  const { globalPrivacyControl, connection, onLine } = navigator as Navigator & {
    globalPrivacyControl?: boolean
    connection?: { saveData?: boolean }
  }
  return !onLine || globalPrivacyControl === true || connection?.saveData === true
}

customElements.define('ns-map', OfficeMap)
