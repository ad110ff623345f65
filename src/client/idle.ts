/** Resolves when the page is idle, or after a second, because a browser under load may never be idle. */
export const idle = (): Promise<unknown> =>
  new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  )
