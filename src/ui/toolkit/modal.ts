/**
 * A modal or an offcanvas: a native `<dialog>`. Escape closes it, and so does a press on the backdrop unless
 * `data-backdrop="static"`; `[data-dismiss]` within closes it too. Focus goes back to where it came from.
 */
export function modal(element: HTMLElement, signal: AbortSignal) {
  const dialog = element as HTMLDialogElement
  const methods = {
    show: () => void (dialog.open || dialog.showModal()),
    hide: () => dialog.close(),
    toggle: () => (dialog.open ? methods.hide() : methods.show()),
  }
  const onBackdrop = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (x < left || x > right || y < top || y > bottom)
  }
  // A drag that ends on the backdrop, as when a text is selected, is no press on it.
  let pressed = false
  dialog.addEventListener('pointerdown', (event) => (pressed = onBackdrop(event)), { signal })
  dialog.addEventListener(
    'click',
    (event) => {
      const dismissed = (event.target as Element).closest('[data-dismiss]')
      if (dismissed || (pressed && onBackdrop(event) && dialog.dataset.backdrop !== 'static')) methods.hide()
    },
    { signal },
  )
  signal.addEventListener('abort', () => dialog.close())
  return methods
}
