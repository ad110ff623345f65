/** Says what the build is doing, for a terminal. */
export type Progress = (message: string) => void

/** Minimum time between messages, in ms. */
const pause = 2_000

/**
 * Counts a step of many parts: says now and then how many are done, and about how long the rest will take.
 * @param parts what is counted, such as "pictures"
 * @returns to be called when a part is done
 */
export function counting(say: Progress, parts: string, total: number, now = () => performance.now()): () => void {
  const start = now()
  let lastReport = start
  let done = 0
  return () => {
    done++
    const time = now()
    if (time - lastReport < pause || done === total) return
    lastReport = time
    const left = ((time - start) / done) * (total - done)
    say(`  ${done} of ${total} ${parts}, about ${Math.ceil(left / 1000)} s left`)
  }
}
