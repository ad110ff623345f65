import type { Sheets } from './screens.ts'

/** Makes pictures of a page reproducible. These functions run in the browser and cannot use each other. */

/** Fixes time, random values and the privacy setting. */
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
  // Forms wake in any order: each has the same captcha, drawn alike, and in a font that is there from the start.
  crypto.getRandomValues = (values) => {
    const bytes = values as unknown as Uint8Array
    for (let index = 0; index < bytes.length; index++) bytes[index] = (index * 37 + 7) % 256
    return values
  }
  const { prototype } = CanvasRenderingContext2D
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'font') as { set(font: string): void }
  Object.defineProperty(prototype, 'font', {
    set(this: CanvasRenderingContext2D, font: string) {
      seed = 7
      set.call(this, `${font.slice(0, font.indexOf('px') + 2)} sans-serif`)
    },
  })
  // A timer that still runs may change the page, as the list of sections does 100 ms after a scroll. Long ones are for
  // people, such as the end of an overlay: how long drawing takes decides nothing, so they never come.
  const running = new Set<number>()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  Object.assign(globalThis, {
    running,
    // How parts were styled before they were set upon whole pixels.
    places: new Map<HTMLElement, string>(),
    // How wide each picture, and the screen, was when it was drawn last.
    extents: new Map<object, number>(),
    // What did not come alive, as where its script is missing: it is not waited for on every screen.
    asleep: new Set<Element>(),
    // What each picture could be chosen from.
    choices: new Map<Element, [srcset: string, media: string]>(),
    setTimeout: (run: () => void, delay = 0, ...given: unknown[]) => {
      if (delay > 1000) return 0
      const timer = start(() => {
        running.delete(timer)
        if (typeof run === 'function') Reflect.apply(run, globalThis, given)
      }, delay) as unknown as number
      running.add(timer)
      return timer
    },
    clearTimeout: (timer: number) => {
      running.delete(timer)
      stop(timer)
    },
  })
  // The map asks another host only where this is not said.
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

/** A part of a page, from its upper edge to that of the next part. */
export interface Slice {
  top: number
  bottom: number
}

/**
 * Wakes everything on a screen of a width in px, fetches every picture and waits until all of it stands. Each block then
 * begins at a whole pixel, so that one that grew by half a pixel does not change how those below it are drawn.
 * @returns header, blocks and footer from top to bottom; the whole of a story
 */
export async function stand(width: number): Promise<Slice[]> {
  const { running, places, extents, asleep, choices } = globalThis as unknown as {
    running: Set<number>
    places: Map<HTMLElement, string>
    extents: Map<object, number>
    asleep: Set<Element>
    choices: Map<Element, [srcset: string, media: string]>
  }
  const frame = () => new Promise(requestAnimationFrame)
  const sourcesOf = (image: HTMLImageElement) => [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  // On a busy machine the screen changes later than it was told to.
  while (innerWidth !== width || !matchMedia(`(width: ${width}px)`).matches) await frame()
  if (places.size) {
    // On another screen, or in other styles than before. Pictures are chosen anew: those that are there would stay until better ones come.
    const isOther = extents.get(window) !== innerWidth
    // Not before media queries answer for this screen.
    if (isOther) await frame()
    if (isOther) await frame()
    for (const image of document.images)
      if (isOther || extents.get(image) !== image.width) {
        for (const source of sourcesOf(image))
          [source.srcset, source.media] = choices.get(source) ?? [source.srcset, source.media]
        image.setAttribute('src', image.getAttribute('src') ?? '')
      }
    for (const [part, style] of places) part.style.cssText = style
  }
  // A story is played to its end.
  const storybook = globalThis as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } } }
  const ends = ['finished', 'errored', 'aborted']
  const isStory = location.pathname === '/iframe.html'
  while (isStory && !ends.includes(storybook.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')) await frame()
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent =
    '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;pointer-events:none!important}'
  // Some islands wait until the visitor moves, and scrolling to what stands at the top is no move.
  for (const screenX of [0, 1]) dispatchEvent(new PointerEvent('pointermove', { screenX }))
  /** What has not come yet, or is asleep; pictures in the part of a strip that is scrolled away never come. */
  const awaited = (element: HTMLElement): boolean => {
    if (!element.checkVisibility()) return false
    const { left, right } = element.getBoundingClientRect()
    if (element instanceof HTMLImageElement) return !element.complete && right > 0 && left < innerWidth
    return !element.matches(element.localName === 'ns-island' ? '[awake]' : ':defined')
  }
  const parts = () =>
    [...document.querySelectorAll<HTMLElement>('main *, #storybook-root *, img')].filter(
      (element) => element instanceof HTMLImageElement || element.localName.startsWith('ns-'),
    )
  const quiet = async () => {
    await frame()
    await frame()
    for (let frames = 0; running.size && frames < 120; frames++) await frame()
  }
  // From one that is awaited to the next; what comes alive may bring more. Pictures keep their way of loading, which their size depends on.
  const givenUp = new Set<Element>(asleep)
  await quiet()
  for (;;) {
    const next = parts().find((element) => !givenUp.has(element) && awaited(element))
    if (!next) break
    scrollTo(0, next.getBoundingClientRect().top + scrollY - innerHeight / 2)
    for (let frames = 0; awaited(next) && frames < 300; frames++) await frame()
    if (awaited(next)) givenUp.add(next)
    if (awaited(next) && !(next instanceof HTMLImageElement)) asleep.add(next)
    await quiet()
  }
  // While it takes a picture of the page, the browser may choose others: only those that it has chosen are left.
  for (const image of document.images)
    for (const source of image.currentSrc ? sourcesOf(image) : []) {
      const { srcset, media } = source
      if (!choices.has(source)) choices.set(source, [srcset, media])
      const chosen = srcset
        .split(', ')
        .find((one) => image.currentSrc === new URL(one.split(' ')[0] as string, document.baseURI).href)
      if (chosen) source.srcset = chosen
      source.media = chosen ? '' : 'not all'
    }
  scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.complete && image.decode().catch(() => undefined)))
  // A browser that has just drawn a picture may never call itself idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }))
  await quiet()
  const shown = [
    ...document.querySelectorAll<HTMLElement>('body > header, #main > :not(template), body > footer'),
  ].filter((element) => element.checkVisibility())
  for (const part of shown) places.set(part, part.style.cssText)
  extents.set(window, innerWidth)
  for (const image of document.images) extents.set(image, image.width)
  // A bar that stays at the edge of the window stands in its own place, not before others.
  for (const part of shown)
    if (getComputedStyle(part).position === 'sticky')
      Object.assign(part.style, { position: 'relative', inset: 'auto', marginBlockStart: '0' })
  for (const part of shown) {
    const rest = part.getBoundingClientRect().top % 1
    if (rest > 0.01)
      part.style.marginBlockStart = `${Number.parseFloat(getComputedStyle(part).marginBlockStart) + 1 - rest}px`
  }
  await frame()
  await frame()
  const tops = shown.map((part) => Math.round(part.getBoundingClientRect().top + scrollY))
  const end = Math.ceil(document.documentElement.scrollHeight)
  // A story has no such parts.
  if (!tops.length) return [{ top: 0, bottom: end }]
  return tops.map((top, index) => ({ top: index ? top : 0, bottom: tops[index + 1] ?? end }))
}

/** Replaces the styles of the page by those of the other side. */
export function wear([from, to]: readonly [Sheets, Sheets]): void {
  // Such as have been replaced are elements.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const index = from.files?.indexOf(link.href.slice(link.href.lastIndexOf('/') + 1)) ?? -1
    if (index < 0) continue
    const style = document.createElement('style')
    style.textContent = from.styles[index] ?? ''
    link.replaceWith(style)
  }
  for (const style of document.querySelectorAll('style')) {
    const index = from.styles.indexOf(style.textContent)
    if (index >= 0) style.textContent = to.styles[index] ?? ''
  }
  // Makes everything that measures itself do so again.
  dispatchEvent(new Event('resize'))
}

/** Everything that was fetched, by address. */
export const fetched = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
