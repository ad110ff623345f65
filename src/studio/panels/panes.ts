/** The panes of the studio, from left to right. */
export const panes = ['pages', 'page', 'form'] as const
/** A pane of the studio. */
export type Pane = (typeof panes)[number]

const paneAt = (pane: Pane): HTMLElement | null => document.getElementById(`pane-${pane}`)

/** Focuses the first control of a pane. */
export function focusPane(pane: Pane): void {
  const first = paneAt(pane)?.querySelector<HTMLElement>(
    'input:not([type=file]), [aria-current=true], textarea, select, button, a',
  )
  first?.focus()
}

/** The pane after the one with the focus. */
export function nextPane(): Pane {
  const current = panes.findIndex((pane) => paneAt(pane)?.contains(document.activeElement))
  return panes[(current + 1) % panes.length] as Pane
}
