import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { blocks } from '../blocks/registry.ts'
import type { BlockType } from '../contract/index.ts'

const roots = new Map<HTMLElement, Root>()

/** Gives an island its React root. If its component fails, the finished HTML goes back in its place. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const { island: type, prefix } = island.dataset
  const [block] = await Promise.all([blocks[type as BlockType].load(), putBackTyped()])
  const component = block.default as ComponentType<object>
  const props = JSON.parse(island.nextElementSibling?.textContent ?? '{}')
  // In a document of its own: there pictures are not fetched and elements do not start. Trusted Types take no text as HTML.
  const finished = new Document().importNode(island, true)
  return new Promise((resolve) => {
    const root = hydrateRoot(island, createElement(component, props), {
      identifierPrefix: prefix,
      onUncaughtError(error) {
        console.error(error)
        // React empties the island after this call.
        setTimeout(() => {
          root.unmount()
          roots.delete(island)
          island.replaceChildren(...finished.childNodes)
          island.dataset.awake = 'failed'
          // It may be a part fetched later that failed.
          import('./recover.ts').then(({ recover }) => recover()).catch(console.warn)
        })
      },
    })
    roots.set(island, root)
    // Hydration is scheduled; what was pressed before is replayed after it.
    setTimeout(resolve)
  })
}

/** What a document of an earlier release could not send, because its script was gone, goes into the fields of this one. */
async function putBackTyped(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'reload') await import('./recover.ts').then(({ putBack }) => putBack()).catch(console.warn)
}

/** Ends all islands: the app is about to put another page in their place. */
export function unmountIslands(): void {
  for (const root of roots.values()) root.unmount()
  roots.clear()
}
