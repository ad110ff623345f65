import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { blocks } from '../blocks/registry.ts'
import type { AnyBlock, BlockType, PageData, RenderProps } from '../contract/index.ts'
import { blockProps } from '../engine/block-props.ts'
import { showPage } from './document-state.ts'
import { revealOnScroll } from './reveal-on-scroll.ts'
import { wake } from './wake.ts'

type AnyComponent = ComponentType<AnyBlock & RenderProps>

const loaded = new Map<BlockType, AnyComponent>()

/** Fetches the components a page needs, so that it can be shown at once. */
export async function loadBlocks(page: PageData<AnyBlock>): Promise<void> {
  const types = [...new Set(page.blocks.map(({ type }) => type))].filter((type) => !loaded.has(type))
  await Promise.all(types.map(async (type) => loaded.set(type, (await blocks[type].load()).default as AnyComponent)))
}

/** A page shown by the app, in place of the finished one. */
export function Page({ page }: { page: PageData<AnyBlock> }) {
  useLayoutEffect(() => {
    showPage(page)
    wake(document)
    revealOnScroll()
  }, [page])
  return page.blocks.map((block, index) => {
    const Block = loaded.get(block.type) as AnyComponent
    const key = `${page.path} ${index}`
    return (
      <FinishedInstead key={key}>
        <Block {...blockProps(page, index)} />
      </FinishedInstead>
    )
  })
}

/** A block that fails here stands finished in the page's own file: load that, unless the visitor has typed something. */
class FinishedInstead extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    const reload = () => location.reload()
    import('./recover.ts').then(({ canLeave }) => canLeave() && reload(), reload)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
