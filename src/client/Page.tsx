import { useLayoutEffect } from 'react'
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

/** A page rendered by the app, replacing the HTML of the document (spec 2.1). */
export function Page({ page }: { page: PageData<AnyBlock> }) {
  useLayoutEffect(() => {
    showPage(page)
    wake(document)
    revealOnScroll()
  }, [page])
  return page.blocks.map((block, index) => {
    const key = `${page.path} ${index}`
    const Component = loaded.get(componentFor(block).key) as AnyComponent
    const element = blockElement(Component, blockProps(page, index), idPrefix(index))
    return (
      <Boundary key={key} onFailed={reloadIfPossible}>
        {isIsland(block) ? <div>{element}</div> : element}
      </Boundary>
    )
  })
}

/** Styles of neighbours count the element around an island, which a document has. */
const isIsland = ({ type }: AnyBlock): boolean => (blocks[type] as { alive?: Alive }).alive?.how === 'island'

/** Loads the page's HTML file instead of a page of which a block failed, unless the visitor has typed something. */
function reloadIfPossible(): void {
  const reload = () => location.reload()
  import('./recover.ts').then(({ canLeave }) => canLeave() && reload(), reload)
}
