/** Settles when the visitor first moves about in this document. Whoever uses the keyboard wakes what has the focus. */
export const moved = new Promise<unknown>((resolve) => {
  for (const type of ['pointermove', 'touchstart', 'scroll']) addEventListener(type, resolve, { passive: true })
})
