import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { blocks } from '../blocks/registry.ts'
import type { BlockType } from '../contract/index.ts'
import { islandOf } from '../page/island.ts'
import { withoutStyles } from './fetch-script.ts'
import { isReload } from './is-reload.ts'

/** `<ns-island>`: a block that React hydrates (see page/island.ts for its HTML). It is unmounted when it is removed from the page. */
export class IslandElement extends HTMLElement {
  #root: Root | undefined

  /** Hydrates the block. If its component fails, its finished HTML is put back. */
  async wake(): Promise<void> {
    const { type, prefix, props } = islandOf(this)
    const [block] = await Promise.all([withoutStyles(() => blocks[type as BlockType].load()), putBackTyped()])
    // Imported into a separate document, where pictures are not fetched and elements do not start. Trusted Types rule out HTML text.
    const finished = new Document().importNode(this, true)
    this.#root = hydrateRoot(this, createElement(block.default as ComponentType<object>, props), {
      identifierPrefix: prefix,
      onUncaughtError: (error) => {
        console.error(error)
        // React empties the island after this call.
        setTimeout(() => {
          this.#end()
          this.replaceChildren(...finished.childNodes)
          this.setAttribute('awake', 'failed')
          // A script that was fetched later may be missing after a deployment.
          import('./recover.ts').then(({ recover }) => recover()).catch(console.warn)
        })
      },
    })
    // Hydration is scheduled; what was pressed before is replayed after it.
    await new Promise((resolve) => setTimeout(resolve))
    this.setAttribute('awake', '')
  }

  disconnectedCallback(): void {
    // React may be rendering another page in its place just now, and cannot unmount a root meanwhile.
    setTimeout(() => this.isConnected || this.#end())
  }

  #end(): void {
    this.#root?.unmount()
    this.#root = undefined
  }
}

/** Fills in what was typed in a document of an earlier release that had to be reloaded because its scripts were gone. */
async function putBackTyped(): Promise<void> {
  if (isReload()) await import('./recover.ts').then(({ putBack }) => putBack()).catch(console.warn)
}

customElements.define('ns-island', IslandElement)
