/** The dev server writes a comment before each block; everything up to the next comment belongs to that block. */
export function blockStarts(): Comment[] {
  const main = document.getElementById('main')
  return [...(main?.childNodes ?? [])].filter(
    (node): node is Comment => node instanceof Comment && /^block /.test(node.data),
  )
}

/** Replaces the HTML of the header or footer, which the dev server writes between two comments. */
export function replaceChrome(part: 'header' | 'footer', html: string): void {
  const comments = [...document.body.childNodes].filter((node) => node instanceof Comment)
  const [start, end] = [part, `/${part}`].map((name) => comments.find(({ data }) => data === name))
  if (!start || !end) return
  // Do not replace text while it is being edited in place.
  const typing = document.activeElement
  if (typing instanceof HTMLElement && typing.isContentEditable && blockOf(typing) < 0) return
  while (start.nextSibling && start.nextSibling !== end) start.nextSibling.remove()
  start.after(document.createRange().createContextualFragment(html))
}

/** The index of the block that an element is in; -1 outside blocks. */
export function blockOf(element: Element): number {
  if (!element.closest('#main')) return -1
  return blockStarts().findLastIndex(
    (start) => start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
