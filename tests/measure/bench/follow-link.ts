import type { Page, Request } from '@playwright/test'

/** How a link was followed. */
export interface Followed {
  /** From the press until the heading of the next page was painted, in ms. */
  time: number
  /** The browser loaded a new document. */
  document: boolean
  /** What was fetched from the first touch of the link until then: addresses with bytes of the bodies. */
  fetched: Map<string, number>
}

/** Points at a link to a path, presses it after some ms (0: at once), and waits until the page is shown. */
export async function followLink(page: Page, path: string, hover = 200): Promise<Followed> {
  const fetched = new Map<string, number>()
  const sizes: Promise<unknown>[] = []
  let newDocument = false
  const note = (request: Request) => {
    newDocument ||= request.isNavigationRequest()
    const { pathname } = new URL(request.url())
    sizes.push(
      request.sizes().then(
        ({ responseBodySize }) => fetched.set(pathname, responseBodySize),
        () => {},
      ),
    )
  }
  const link = page.locator(`a[href="${path}"]:visible:not(ns-carousel a)`).first()
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  page.on('requestfinished', note)
  const before = await page.locator('h1').textContent()
  await page.evaluate(() => {
    addEventListener(
      'mousedown',
      () => sessionStorage.setItem('pressed', `${performance.timeOrigin + performance.now()}`),
      { capture: true, once: true },
    )
  })
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  if (hover) await page.waitForTimeout(hover)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(
    (old) =>
      document.querySelector('h1')?.textContent !== old &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    before,
    { polling: 'raf' },
  )
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime as number
        const pressed = Number(sessionStorage.getItem('pressed'))
        const painted = performance.timeOrigin + paint
        // In a new document the browser says when it was painted; in the same one it is the frame after this.
        if (painted > pressed) resolve(painted - pressed)
        else
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now() - pressed)))
      }),
  )
  await settled(page)
  page.off('requestfinished', note)
  // The browser does not report the size of prefetched documents.
  await Promise.race([Promise.all(sizes), page.waitForTimeout(1000)])
  return { time, document: newDocument, fetched }
}

/** Waits for half a second without responses. Not for networkidle, because prefetches are not requests of the page. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState()
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now
    await page.waitForTimeout(500)
  }
}
