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

/**
 * Points at a link to a path, presses it after some ms (0: at once), and waits until the page is shown.
 * @param isSettled whether the page is left to load to the end before that
 */
export async function followLink(page: Page, path: string, hover = 200, isSettled = true): Promise<Followed> {
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
  if (isSettled) await settled(page)
  page.on('requestfinished', note)
  await page.evaluate(() => {
    sessionStorage.removeItem('painted')
    const before = document.querySelector('h1')?.textContent
    // The browser says when it has painted an element that is marked.
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')
      if (!heading || heading.textContent === before) return
      observer.disconnect()
      heading.setAttribute('elementtiming', 'heading')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    new PerformanceObserver((list) => {
      const [{ renderTime }] = list.getEntries() as [PerformanceEntry & { renderTime: number }]
      sessionStorage.setItem('painted', `${performance.timeOrigin + renderTime}`)
    }).observe({ type: 'element' })
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
  const shown = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    // A new document is not painted at first.
    const painted = Math.max(
      Number(sessionStorage.getItem('painted')),
      first ? performance.timeOrigin + first.startTime : 0,
    )
    return Math.max(0, painted - Number(sessionStorage.getItem('pressed')))
  })
  const time = await shown.jsonValue()
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
