import { place } from './place.ts'

/**
 * A popover: native `popover="auto"`, opened by a button that names it in `popovertarget`. Escape and a press elsewhere
 * close it; both are the platform's. Here it gets its place beside the button.
 */
export function popover(element: HTMLElement, signal: AbortSignal) {
  const anchor = document.querySelector(`[popovertarget="${element.id}"]`)
  const settle = () => anchor && element.matches(':popover-open') && place(element, anchor)
  element.addEventListener('toggle', settle, { signal })
  addEventListener('resize', settle, { signal })
  return {
    show: () => element.showPopover(),
    hide: () => element.hidePopover(),
    toggle: () => void element.togglePopover(),
  }
}
