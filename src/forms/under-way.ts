// Locks of the browser, which all tabs see, and which end with the page that holds them. Without a secure context there
// are none: then nothing counts as under way.
const locks = () => (navigator as Partial<Navigator>).locks

const lockOf = (key: string): string => `sending ${key}`

/** Lets all tabs know that a submission is being sent (spec 8). @returns what to call once that has ended */
export function markUnderWay(key: string): () => void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  // Sending does not depend on it.
  locks()
    ?.request(lockOf(key), { mode: 'shared' }, () => ended)
    .catch(() => {})
  return () => end()
}

/** Tells whether a submission is being sent by this tab or another: at once, and when that has ended (spec 8). */
export async function followUnderWay(key: string, tell: (isUnderWay: boolean) => void): Promise<void> {
  try {
    const isUnderWay = await locks()?.request(lockOf(key), { ifAvailable: true }, (lock) => !lock)
    if (isUnderWay) {
      tell(true)
      await locks()?.request(lockOf(key), () => {})
    }
  } catch {
    // Locks can be refused, as in a page that is being left: then nothing counts as under way, as above.
  } finally {
    tell(false)
  }
}
