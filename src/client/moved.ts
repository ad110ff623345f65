let first: string | undefined

/** Settles when the visitor first moves the pointer, touches or scrolls. Keyboard users wake an island by focusing it. */
export const moved = new Promise<unknown>((resolve) => {
  for (const type of ['touchstart', 'scroll']) addEventListener(type, resolve, { passive: true })
  // A page that loads under a resting pointer is told of a move, too: only another place is one.
  addEventListener('pointermove', ({ screenX, screenY }) => {
    const place = `${screenX} ${screenY}`
    first ??= place
    if (place !== first) resolve(place)
  })
})
