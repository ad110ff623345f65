/** What makes a page look the same each time it is drawn. These functions are sent to the browser: each stands alone. */

/** The time, chance and the wish for privacy are the same in every page. */
export function freeze(): void {
  const now = Date.UTC(2026, 0, 15, 12)
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => Reflect.construct(target, given.length ? given : [now]),
    apply: () => new Real(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  Math.random = next
  crypto.getRandomValues = (values) => {
    const bytes = values as unknown as Uint8Array
    for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(next() * 256)
    return values
  }
  // The map asks another host only where this is not said.
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

/** Part of a page, from its upper edge to that of the next. */
export interface Slice {
  top: number
  bottom: number
}

/**
 * Wakes everything, fetches every picture and waits until all of it stands. Each block then begins at a whole pixel, so
 * that one that grew by half a pixel does not change how those below it are drawn.
 * @returns header, blocks and footer from top to bottom
 */
export async function stand(): Promise<Slice[]> {
  const frame = () => new Promise(requestAnimationFrame)
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent =
    '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important}'
  dispatchEvent(new PointerEvent('pointermove'))
  const arriving = () =>
    [...document.images].some((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && image.checkVisibility() && !image.complete
    })
  /** As a reader does: pictures keep their way of loading, which their size depends on. */
  const readThrough = async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
      await frame()
      for (let frames = 0; arriving() && frames < 600; frames++) await frame()
    }
  }
  await readThrough()
  const asleep = () =>
    [...document.querySelectorAll<HTMLElement>('main *')].some(
      (element) =>
        element.localName.startsWith('ns-') &&
        element.checkVisibility() &&
        !element.matches(element.localName === 'ns-island' ? '[awake]' : ':defined'),
    )
  for (let frames = 0; asleep() && frames < 600; frames++) await frame()
  // What came alive may have brought pictures of its own.
  await readThrough()
  scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.complete && image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestIdleCallback(resolve))
  const parts = [
    ...document.querySelectorAll<HTMLElement>('body > header, #main > :not(script), body > footer'),
  ].filter((element) => element.checkVisibility())
  for (const part of parts) {
    const rest = part.getBoundingClientRect().top % 1
    if (rest > 0.01)
      part.style.marginBlockStart = `${Number.parseFloat(getComputedStyle(part).marginBlockStart) + 1 - rest}px`
  }
  await frame()
  await frame()
  const tops = parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY))
  const end = Math.ceil(document.documentElement.scrollHeight)
  return tops.map((top, index) => ({ top: index ? top : 0, bottom: tops[index + 1] ?? end }))
}

/** Everything that was fetched, by address. */
export const fetched = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
