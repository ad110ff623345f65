/**
 * Turns a list of `[data-tab]` links and the panels they lead to (`#id`) into ARIA tabs (spec 4). Arrow keys, Home and
 * End move between tabs. The tab in the address is open, otherwise the first.
 */
export function tabs(element: HTMLElement, signal: AbortSignal) {
  const all = [...element.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  const panelOf = (tab: HTMLAnchorElement) => element.querySelector<HTMLElement>(`#${CSS.escape(tab.hash.slice(1))}`)

  /** Opens a tab by its index. */
  const show = (index: number) => {
    for (const [position, tab] of all.entries()) {
      const open = position === index
      tab.ariaSelected = `${open}`
      tab.tabIndex = open ? 0 : -1
      const panel = panelOf(tab)
      if (panel) panel.hidden = !open
    }
  }

  const list = all[0]?.closest('ul')
  list?.setAttribute('role', 'tablist')
  for (const tab of all) {
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    tab.parentElement?.setAttribute('role', 'presentation')
    const panel = panelOf(tab)
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
  }
  element.addEventListener(
    'click',
    (event) => {
      const index = all.findIndex((tab) => tab.contains(event.target as Node))
      if (index < 0) return
      event.preventDefault()
      show(index)
    },
    { signal },
  )
  list?.addEventListener(
    'keydown',
    (event) => {
      const current = all.indexOf(document.activeElement as HTMLAnchorElement)
      const last = all.length - 1
      const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last, ' ': current }[event.key]
      if (current < 0 || next === undefined) return
      event.preventDefault()
      const index = (next + all.length) % all.length
      show(index)
      all[index]?.focus()
    },
    { signal },
  )
  const inAddress = all.findIndex((tab) => tab.hash === location.hash)
  show(Math.max(0, inAddress))
  element.dataset.live = ''
  return { show }
}
