/**
 * `<ns-map data-src data-title>`: covers its placeholder with a map from another host, in a sandboxed frame, once it has
 * loaded (spec 2.6). If that host does not respond, the placeholder stays. If the browser asks for privacy, saves data or
 * is offline, the map waits for a click on its button.
 */
export class OfficeMap extends HTMLElement {
  #lifetime = new AbortController()

  connectedCallback() {
    if (this.querySelector('iframe')) return
    if (!needsConsent()) {
      void this.#show(false)
      return
    }
    this.dataset.asks = ''
    this.querySelector('button')?.addEventListener('click', () => this.#show(true), { signal: this.#lifetime.signal })
  }

  disconnectedCallback() {
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
  }

  /** @param clicked whether the visitor asked for the map, and must be told if it cannot be reached */
  async #show(clicked: boolean): Promise<void> {
    const src = this.dataset.src ?? ''
    // An error page in the frame would look like success, so check first whether the host responds.
    const { signal } = this.#lifetime
    const isReachable = await fetch(src, {
      method: 'HEAD',
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
      signal,
    }).then(
      () => true,
      () => false,
    )
    if (signal.aborted || this.querySelector('iframe')) return
    if (isReachable) this.#addFrame(src, clicked)
    else if (clicked) this.querySelector('[role=status]')?.replaceChildren('The map cannot be reached at the moment.')
  }

  #addFrame(src: string, takeFocus: boolean) {
    const frame = document.createElement('iframe')
    frame.title = this.dataset.title ?? ''
    // allow-same-origin lets the map keep its own origin, where its tiles and scripts come from.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    frame.referrerPolicy = 'no-referrer'
    frame.src = src
    frame.addEventListener('load', () => {
      frame.dataset.loaded = ''
      delete this.dataset.asks
    })
    this.append(frame)
    if (takeFocus) frame.focus()
  }
}

/** Whether the browser's settings are a reason not to contact another host before the visitor asks for it. */
function needsConsent(): boolean {
  const { globalPrivacyControl, connection, onLine } = navigator
  return !onLine || globalPrivacyControl === true || connection?.saveData === true
}

customElements.define('ns-map', OfficeMap)
