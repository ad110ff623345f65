import { place } from './place.ts'

/**
 * A tooltip: `popover="manual"` with `role="tooltip"`, described element named by `aria-describedby`. It shows while the
 * pointer or the keyboard's focus is on that element or on itself; Escape hides it.
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
