import styles from '../chrome/service-panel.module.css'

/** How long the pointer must rest before the panel opens or shows another proof, in ms. */
const rest = 120
/** How long the pointer may be outside item and panel before the panel closes, in ms. */
const away = 350

/**
 * `<ns-services data-src>`: fetches the services panel into the `<details>` before it (spec 2.2). The element is only
 * displayed, and its script only loaded, when a visitor points at the services. A mouse opens the panel by resting on
 * the item, and closes it by leaving both; the keyboard, touch and an impatient mouse press the button. Escape, a click elsewhere,
 * Back or moving the focus away closes the panel. If it cannot be fetched, the button acts like the link beside it.
 */
class Services extends HTMLElement {
  #lifetime = new AbortController()
  #details = this.previousElementSibling as HTMLDetailsElement
  #button = this.#details.firstElementChild as HTMLElement
  #panel = this.#details.lastElementChild as HTMLElement
  #item = this.parentElement as HTMLElement
  #timer: ReturnType<typeof setTimeout> | undefined
  #proofTimer: ReturnType<typeof setTimeout> | undefined
  /** When the pointer opened the panel, which then closes behind it; 0 if it was opened otherwise. */
  #opened = 0
  /** Whether the visitor closed the panel, and the pointer has not left since. */
  #dismissed = false

  connectedCallback() {
    const { signal } = this.#lifetime
    const item = this.#item
    this.#fetch()
    this.#details.addEventListener('toggle', () => this.#details.open && this.#open(), { signal })
    item.addEventListener('click', (event) => this.#click(event), { signal })
    const closeOutside = (target: EventTarget | null) =>
      !item.contains(target as Node | null) && isOverlay() && this.#close()
    wide.addEventListener('change', this.#fold, { signal })
    addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close(true), { signal })
    // Back and Forward may show another page in this document.
    addEventListener('popstate', () => isOverlay() && this.#close(), { signal })
    item.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeOutside(relatedTarget), { signal })
    this.#followPointer(item, signal)
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
    clearTimeout(this.#proofTimer)
    this.#lifetime.abort()
    this.#lifetime = new AbortController()
  }

  #followPointer(item: HTMLElement, signal: AbortSignal) {
    const on = (type: 'pointerenter' | 'pointerleave' | 'pointermove', act: (event: PointerEvent) => void, at = item) =>
      at.addEventListener(type, (event) => event.pointerType !== 'touch' && act(event), { signal })
    on('pointerenter', () => {
      this.#dismissed = false
      this.#wait()
    })
    on('pointermove', ({ movementX, movementY }) => Math.abs(movementX) + Math.abs(movementY) > 3 && this.#wait())
    on('pointerleave', () => this.#leave())
    // On its way to the panel the pointer crosses the header and other items.
    on(
      'pointermove',
      ({ movementY }) => movementY > 0 && !item.matches(':hover') && this.#leave(),
      item.closest('header') as HTMLElement,
    )
    item.addEventListener('pointerover', ({ target }) => this.#show(target as Element, rest), { signal })
    item.addEventListener(
      'focusin',
      ({ target }) => {
        // Who walks through the panel by keys does not lose it because of the pointer.
        if (this.#panel.contains(target as Node)) this.#opened = 0
        this.#show(target as Element, 0)
      },
      { signal },
    )
    // The pointer can be here before the script is. After a click on the link it still is, on the page of all services.
    if (item.matches(':hover:not(:has(> [aria-current]))') && matchMedia('(hover: hover)').matches) this.#wait()
  }

  /** Opens the panel once the pointer has rested. One that only passes starts the wait anew with each move. */
  #wait() {
    clearTimeout(this.#timer)
    if (this.#details.open || this.#dismissed || !isOverlay()) return
    this.#timer = setTimeout(() => {
      this.#opened = performance.now()
      this.#details.open = true
    }, rest)
  }

  #leave() {
    clearTimeout(this.#timer)
    if (this.#opened) this.#timer = setTimeout(() => this.#close(), away)
  }

  #click(event: MouseEvent) {
    const target = event.target as Element
    if (target.closest('a')) this.#close()
    if (!this.#button.contains(target)) return
    clearTimeout(this.#timer)
    // Visitors who aim at the button find the panel open on arrival, and want it to stay.
    if (this.#opened && event.detail && event.timeStamp - this.#opened < 600) event.preventDefault()
    else this.#dismissed = this.#details.open
    this.#opened = 0
  }

  #open() {
    this.#fetch()
    this.#fold()
  }

  #close(byKey = false) {
    clearTimeout(this.#timer)
    this.#opened = 0
    this.#dismissed = true
    if (!this.#details.open) return
    const focused = this.#item.contains(document.activeElement)
    this.#details.open = false
    if (byKey && focused) this.#button.focus()
  }

  #fetch() {
    const panel = this.#panel
    if (panel.hasChildNodes() || this.hasAttribute('aria-busy')) return
    this.ariaBusy = 'true'
    const request = new XMLHttpRequest()
    request.open('GET', this.dataset.src ?? '')
    // As a document, because Trusted Types forbid innerHTML.
    request.responseType = 'document'
    request.overrideMimeType('text/html;charset=utf-8')
    request.onloadend = () => {
      this.ariaBusy = null
      // Error pages of a proxy or host do not contain it.
      const content = request.response?.querySelector(`.${styles.panel}`)
      if (content) panel.replaceChildren(content)
      else if (this.#opened) this.#close()
      else if (this.#details.open) this.#item.querySelector('a')?.click()
      for (const link of panel.querySelectorAll('a'))
        link.ariaCurrent = link.pathname === location.pathname ? 'page' : null
      this.#fold()
      this.#show(panel.querySelector('[aria-current]'), 0)
    }
    request.send()
  }

  /** Closes all groups but that of this page in the menu of a phone. Beside each other they are all open. */
  #fold = () => {
    for (const group of this.#panel.querySelectorAll('details')) {
      group.open = isOverlay() || !!group.querySelector('[aria-current=page]')
      ;(group.firstElementChild as HTMLElement).tabIndex = isOverlay() ? -1 : 0
    }
  }

  /** Shows the proof of the group that `target` is in, after `delay`: the way to a proof leads across other groups. */
  #show(target: Element | null, delay: number) {
    clearTimeout(this.#proofTimer)
    const group = target?.closest<HTMLElement>(`.${styles.group}`)?.dataset.group
    const proofs = [...this.#panel.querySelectorAll<HTMLElement>(`.${styles.proof}`)]
    const shown = proofs.find(({ dataset }) => dataset.of === group) ?? proofs[0]
    if (!group || !shown) return
    this.#proofTimer = setTimeout(() => {
      for (const proof of proofs) proof.toggleAttribute('data-shown', proof === shown)
    }, delay)
  }
}

const wide = matchMedia('(width >= 60rem)')

/** Whether the panel overlays the page. In the menu of a phone it is part of the list, and stays open. */
const isOverlay = () => wide.matches

customElements.define('ns-services', Services)
