/**
 * Tabs: turns a list of links and the sections they lead to into ARIA tabs (`[data-tab]` links to `#id` of its panel).
 * Arrow keys, Home and End go from tab to tab; the first is open.
 */
export function tabs(element: HTMLElement, signal: AbortSignal) {
  const all = [...element.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  const panelOf = (tab: HTMLAnchorElement) => element.querySelector<HTMLElement>(`#${CSS.escape(tab.hash.slice(1))}`)

  /** Opens a tab by its place, counted from 0. */
  const show = (index: number) => {
    for (const [place, tab] of all.entries()) {
      const open = place === index
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
      const now = all.indexOf(document.activeElement as HTMLAnchorElement)
      const last = all.length - 1
      const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last, ' ': now }[event.key]
      if (now < 0 || next === undefined) return
      event.preventDefault()
      const index = (next + all.length) % all.length
      show(index)
      all[index]?.focus()
    },
    { signal },
  )
  const asked = all.findIndex((tab) => tab.hash === location.hash)
  show(Math.max(0, asked))
  element.dataset.live = ''
  return { show }
}
