/** How long a toast stays, in ms (spec 9). */
const defaultDelay = 5000

/**
 * A toast (spec 4). It hides itself after `data-delay` ms, but not while the pointer or the focus is on it, and never with
 * `data-autohide="false"`. Any `[data-dismiss]` in it hides it.
 */
export function toast(element: HTMLElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const startTimer = () => {
    clearTimeout(timer)
    if (element.dataset.autohide !== 'false')
      timer = setTimeout(methods.hide, Number(element.dataset.delay ?? defaultDelay))
  }
  const methods = {
    show() {
      element.showPopover()
      startTimer()
    },
    hide() {
      clearTimeout(timer)
      element.hidePopover()
    },
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, () => clearTimeout(timer), { signal })
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, startTimer, { signal })
  element.addEventListener('click', ({ target }) => (target as Element).closest('[data-dismiss]') && methods.hide(), {
    signal,
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return methods
}
