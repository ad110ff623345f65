/**
 * Adds to a `<dialog>` what a modal or an offcanvas needs (spec 4): a press on the backdrop closes it unless
 * `data-backdrop="static"`, and so does any `[data-dismiss]` in it.
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
  // A drag that only ends on the backdrop, as when text is selected, must not close the dialog.
  let pressStartedOnBackdrop = false
  dialog.addEventListener('pointerdown', (event) => (pressStartedOnBackdrop = onBackdrop(event)), { signal })
  dialog.addEventListener(
    'click',
    (event) => {
      const dismissed = (event.target as Element).closest('[data-dismiss]')
      const onlyBackdrop = pressStartedOnBackdrop && onBackdrop(event)
      if (dismissed || (onlyBackdrop && dialog.dataset.backdrop !== 'static')) methods.hide()
    },
    { signal },
  )
  signal.addEventListener('abort', () => dialog.close())
  return methods
}
