/** Settles when the visitor first moves about in this document. */
export const moved = new Promise<unknown>((resolve) => {
  for (const type of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(type, resolve, { passive: true })
})
