import { type ReactElement, type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type AnyComponent, componentFor } from '../blocks/component.ts'
import { blockElement } from '../blocks/element.ts'
import { type Alive, blocks } from '../blocks/registry.ts'
import type { AnyBlock, PageData } from '../contract/index.ts'
import { blockProps, idPrefix } from '../page/block-props.ts'
import { Boundary } from './Boundary.ts'
import { showPage } from './document-state.ts'
import { revealOnScroll } from './reveal-on-scroll.ts'
import { wake } from './wake.ts'

const loaded = new Map<string, AnyComponent>()

/** Loads the components that a page needs, so that it can be rendered synchronously (spec 2.1). */
export async function loadBlocks(page: PageData<AnyBlock>): Promise<void> {
  const missing = page.blocks.map(componentFor).filter(({ key }) => !loaded.has(key))
  await Promise.all(missing.map(async ({ key, load }) => loaded.set(key, (await load()).default)))
}

const mainElement = () => document.getElementById('main') as HTMLElement

/** Sections below the view are laid out once the page is painted: half of what stands between a press and the new page. */
const belowView = new CSSStyleSheet({ disabled: true })
belowView.replaceSync('#main > :nth-child(n + 3) { content-visibility: auto; contain-intrinsic-size: auto 50rem }')
document.adoptedStyleSheets.push(belowView)

function paintViewFirst(): void {
  // An anchor may be anywhere.
  belowView.disabled = !!location.hash
  requestAnimationFrame(() => setTimeout(() => (belowView.disabled = true)))
}

/** What the app shows: a `<main>` of its own, which takes the place of the one before (spec 2.1). */
export class View {
  readonly #main = mainElement().cloneNode() as HTMLElement
  readonly #root = createRoot(this.#main)

  constructor(content?: ReactNode) {
    this.render(content)
  }

  /** Renders at once. */
  render(content: ReactNode): void {
    flushSync(() => this.#root.render(<StrictMode>{content}</StrictMode>))
  }

  show(): void {
    paintViewFirst()
    mainElement().replaceWith(this.#main)
  }

  /** Ends what its content does. */
  end(): void {
    this.#root.unmount()
  }
}

/** A page (spec 2.1), which can be made before it is opened: its islands, which have effects, are added when it is shown. */
export class PageView extends View {
  readonly #blocks: ReactElement[]
  #isShown = false
  #hasFailed = false

  /** @param page whose blocks are loaded */
  constructor(readonly page: PageData<AnyBlock>) {
    super()
    this.#blocks = page.blocks.map((block, index) => {
      const Component = loaded.get(componentFor(block).key) as AnyComponent
      const element = blockElement(Component, blockProps(page, index), idPrefix(index))
      return (
        <Boundary key={idPrefix(index)} onFailed={() => this.#fail()}>
          {isIsland(block) ? <div>{element}</div> : element}
        </Boundary>
      )
    })
    this.render(page.blocks.map((block, index) => (isIsland(block) ? null : this.#blocks[index])))
  }

  override show(): void {
    super.show()
    this.render(this.#blocks)
    showPage(this.page)
    wake(document)
    revealOnScroll()
    this.#isShown = true
    if (this.#hasFailed) reloadIfPossible()
  }

  #fail(): void {
    this.#hasFailed = true
    if (this.#isShown) reloadIfPossible()
  }
}

/** Styles of neighbours count the element around an island, which a document has. */
const isIsland = ({ type }: AnyBlock): boolean => (blocks[type] as { alive?: Alive }).alive?.how === 'island'

/** Loads the page's HTML file instead of a page of which a block failed, unless the visitor has typed something. */
function reloadIfPossible(): void {
  const reload = () => location.reload()
  import('./recover.ts').then(({ canLeave }) => canLeave() && reload(), reload)
}
