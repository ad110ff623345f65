/** How long a toast stays, in ms (spec 9: Toast). */
const delay = 5000

/**
 * A toast: `popover="manual"` with `role="status"`. It hides itself after 5 s, or `data-delay` ms; not while the pointer or
 * the focus is on it, and not at all with `data-autohide="false"`. `[data-dismiss]` within hides it.
 */
export function toast(element: HTMLElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (element.dataset.autohide !== 'false') timer = setTimeout(methods.hide, Number(element.dataset.delay ?? delay))
  }
  const methods = {
    show() {
      element.showPopover()
      wait()
    },
    hide() {
      clearTimeout(timer)
      element.hidePopover()
    },
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, () => clearTimeout(timer), { signal })
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, wait, { signal })
  element.addEventListener('click', ({ target }) => (target as Element).closest('[data-dismiss]') && methods.hide(), {
    signal,
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return methods
}
