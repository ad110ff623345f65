import { place } from './place.ts'

/**
 * Positions a native `popover="auto"` beside the button that names it in `popovertarget` (spec 4). The browser itself
 * opens it, and closes it on Escape or a press elsewhere.
 */
export function popover(element: HTMLElement, signal: AbortSignal) {
  const anchor = document.querySelector(`[popovertarget="${element.id}"]`)
  const reposition = () => anchor && element.matches(':popover-open') && place(element, anchor)
  element.addEventListener('toggle', reposition, { signal })
  addEventListener('resize', reposition, { signal })
  return {
    show: () => element.showPopover(),
    hide: () => element.hidePopover(),
    toggle: () => void element.togglePopover(),
  }
}
