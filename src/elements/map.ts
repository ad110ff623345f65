/**
 * `<ns-map data-src data-title>`: puts the map of another host over its placeholder (spec 2.6) once it has loaded. If that
 * host does not answer, the placeholder stays. The script is fetched near the view, so that nothing is requested from the
 * host before. If the browser asks for privacy, saves data or is offline, the map waits for a click on its button. The
 * frame may run scripts and nothing else.
 */
export class OfficeMap extends HTMLElement {
  #left = new AbortController()

  connectedCallback() {
    if (this.querySelector('iframe')) return
    if (!hesitates()) {
      void this.#show(false)
      return
    }
    this.dataset.asks = ''
    this.querySelector('button')?.addEventListener('click', () => this.#show(true), { signal: this.#left.signal })
  }

  disconnectedCallback() {
    this.#left.abort()
    this.#left = new AbortController()
  }

  /** @param asked whether the visitor clicked, and expects an answer even if there is no map */
  async #show(asked: boolean): Promise<void> {
    const src = this.dataset.src ?? ''
    // An error page in the frame could not be told from the map, so ask the host first.
    const { signal } = this.#left
    const reached = await fetch(src, { method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer', signal }).then(
      () => true,
      () => false,
    )
    if (signal.aborted || this.querySelector('iframe')) return
    if (reached) this.#lay(src, asked)
    else if (asked) this.querySelector('[role=status]')?.replaceChildren('The map cannot be reached at the moment.')
  }

  #lay(src: string, asked: boolean) {
    const frame = document.createElement('iframe')
    frame.title = this.dataset.title ?? ''
    // allow-same-origin keeps the map's own origin: its tiles and scripts come from its own host.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    frame.referrerPolicy = 'no-referrer'
    frame.src = src
    frame.addEventListener('load', () => {
      frame.dataset.loaded = ''
      delete this.dataset.asks
    })
    this.append(frame)
    if (asked) frame.focus()
  }
}

/** Whether the browser's settings speak against contacting another host before the visitor asks for it. */
function hesitates(): boolean {
  const { globalPrivacyControl, connection, onLine } = navigator as Navigator & {
    globalPrivacyControl?: boolean
    connection?: { saveData?: boolean }
  }
  return !onLine || globalPrivacyControl === true || connection?.saveData === true
}

customElements.define('ns-map', OfficeMap)
