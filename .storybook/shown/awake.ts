import { elements } from '../../src/elements/registry.ts'
import { scriptRuns } from './conditions.ts'

/** What is in view and still asleep: custom elements without their script, islands without React. */
const sleeping = ['ns-island:not([awake])', ...Object.keys(elements).map((tag) => `${tag}:not(:defined)`)].join()

const inView = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}

/** Settles once everything in view is alive, so that what looks at a story afterwards sees it as a visitor does. */
export async function awake({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (!scriptRuns()) return
  while ([...canvasElement.querySelectorAll(sleeping)].some(inView)) await new Promise(requestAnimationFrame)
}
