/**
 * Files below src/blocks that may have the component for one value of an option: "page-banner/layout/product.tsx".
 * Most options have none; the component of the block's type then shows every value.
 */
export const variantFiles = (block: { type: string }): string[] =>
  Object.entries(block).flatMap(([option, value]) =>
    typeof value === 'string' && option !== 'type' ? [`${block.type}/${option}/${value}.tsx`] : [],
  )
