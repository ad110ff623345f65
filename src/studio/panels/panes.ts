export const panes = ['pages', 'page', 'form'] as const
export type Pane = (typeof panes)[number]

const paneAt = (pane: Pane): HTMLElement | null => document.getElementById(`pane-${pane}`)

/** Gives a pane the focus: its first control, or the page itself. */
export function focusPane(pane: Pane): void {
  const first = paneAt(pane)?.querySelector<HTMLElement>(
    'input:not([type=file]), [aria-current=true], textarea, select, button, a',
  )
  first?.focus()
}

/** The pane after the one with the focus. */
export function nextPane(): Pane {
  const now = panes.findIndex((pane) => paneAt(pane)?.contains(document.activeElement))
  return panes[(now + 1) % panes.length] as Pane
}
