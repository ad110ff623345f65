import type { AnyBlock, PageData, RenderProps } from '../contract/index.ts'

/** How many blocks of a page count as visible at first: their pictures load eagerly. */
const eagerBlocks = 1

/**
 * The props of a block's component: its data, and what follows from its position. The first block has the h1, so that
 * every page has exactly one and skips no level.
 */
export function blockProps(page: PageData<AnyBlock>, index: number): AnyBlock & RenderProps {
  const block = page.blocks[index] as AnyBlock
  return {
    ...block,
    level: index === 0 ? 1 : 2,
    eager: index < eagerBlocks,
    page: { path: page.path, breadcrumb: page.breadcrumb },
  }
}

/** Prefix of the ids in a block's markup, the same on the server and in the browser. */
export const idPrefix = (index: number): string => `b${index}-`
