/** Measures the page. These functions run in the browser and cannot use each other. */

/** Layout shift so far, and where: the places of the blocks that moved, -1 for what is not in a block. */
export interface Shifts {
  shift: number
  places: number[]
}

export function observeShifts(): void {
  const shifts: Shifts = { shift: 0, places: [] }
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      shifts.shift += entry.value
      const blocks = [...document.querySelectorAll('#main > :not(template)')]
      for (const { node } of entry.sources)
        shifts.places.push(blocks.findIndex((block) => node !== undefined && block.contains(node)))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A phone has no mouse; a headless browser moves one when it takes the phone's size. */
export function takeNoMouse(): void {
  addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** File names of the pictures above the fold. */
export const picturesInView = (): string[] =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
    .map((image) => image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1))

/** Whether a carousel is near enough to the view to have fetched its script. */
export const carouselInView = (): boolean =>
  [...document.querySelectorAll('ns-carousel, ns-slider')].some(
    (node) => node.getBoundingClientRect().top < innerHeight + 200,
  )

/** The HTML of the blocks, in order. */
export const blocksInOrder = (): string[] =>
  [...document.querySelectorAll('#main > :not(template)')].map((node) => node.outerHTML)

/** Whether the page is painted and everything in view has arrived, but fonts, and islands that wait for the visitor to move. */
export const standsWithoutFonts = (): boolean =>
  document.readyState !== 'loading' &&
  performance.getEntriesByName('first-contentful-paint').length > 0 &&
  [...document.querySelectorAll('#main *')]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().top < innerHeight)
    .every((node) => (node instanceof HTMLImageElement ? node.complete : node.matches(':defined, ns-island[when]')))

export const shiftsSoFar = (): Shifts => (globalThis as unknown as { shifts: Shifts }).shifts
