import { elements } from '../../src/elements/registry.ts'
import { scriptRuns } from './conditions.ts'

/** Custom elements and islands whose scripts have not loaded. */
const sleeping = ['ns-island:not([awake])', ...Object.keys(elements).map((tag) => `${tag}:not(:defined)`)].join()

const inView = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}

/** A `play` function that waits until the scripts of everything in view have loaded, so that tests see the final state. */
export async function awake({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (!scriptRuns()) return
  while ([...canvasElement.querySelectorAll(sleeping)].some(inView)) await new Promise(requestAnimationFrame)
}
