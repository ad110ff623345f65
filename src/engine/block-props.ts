import type { AnyBlock, PageData, RenderProps } from '../contract/index.ts'

/** How many blocks of a page count as on screen at once: their pictures load eagerly. */
const eagerBlocks = 1

/**
 * What a block's component receives: its data, and what the page decides. The first block carries the page's
 * heading, so that every page has one h1 and none skips a level.
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
export const islandPrefix = (index: number): string => `b${index}-`
