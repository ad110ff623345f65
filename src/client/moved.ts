let initialPosition: string | undefined

/** Resolves when the visitor first moves the pointer, touches or scrolls. Keyboard users wake an island by focusing it. */
export const moved = new Promise<unknown>((resolve) => {
  for (const type of ['touchstart', 'scroll']) addEventListener(type, resolve, { passive: true })
  // Browsers also fire this when a page loads under a resting pointer: only a change of position is a move.
  addEventListener('pointermove', ({ screenX, screenY }) => {
    const position = `${screenX} ${screenY}`
    initialPosition ??= position
    if (position !== initialPosition) resolve(position)
  })
})
