import { place } from './place.ts'

/**
 * Shows a tooltip while the pointer or the focus is on the element that names it in `aria-describedby`, or while the
 * pointer is on the tooltip itself; Escape hides it (spec 4).
 */
export function tooltip(element: HTMLElement, signal: AbortSignal) {
  const anchor = document.querySelector(`[aria-describedby~="${element.id}"]`)
  const methods = {
    show() {
      if (!anchor || element.matches(':popover-open')) return
      element.showPopover()
      place(element, anchor)
    },
    hide: () => element.hidePopover(),
    toggle: () => (element.matches(':popover-open') ? methods.hide() : methods.show()),
  }
  const leave = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (relatedTarget !== element && relatedTarget !== anchor) methods.hide()
  }
  for (const target of [anchor, element]) {
    target?.addEventListener('pointerenter', methods.show, { signal })
    target?.addEventListener('pointerleave', leave, { signal })
  }
  anchor?.addEventListener('focus', methods.show, { signal })
  anchor?.addEventListener('blur', methods.hide, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && methods.hide(), { signal })
  return methods
}
