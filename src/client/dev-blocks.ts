/** Comments stand before each block, for the client of the dev server: what follows up to the next one is the block. */
export function blockStarts(): Comment[] {
  const main = document.getElementById('main')
  return [...(main?.childNodes ?? [])].filter(
    (node): node is Comment => node instanceof Comment && /^block /.test(node.data),
  )
}

/** The number of the block that an element is in; -1 outside blocks. */
export function blockOf(element: Element): number {
  if (!element.closest('#main')) return -1
  return blockStarts().findLastIndex(
    (start) => start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
