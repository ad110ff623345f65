/** The blocks in the open page, for the client of the dev server. */

/** Comments stand before each finished block: what follows up to the next one is the block. */
export function blockStarts(): Comment[] {
  const main = document.getElementById('main')
  return [...(main?.childNodes ?? [])].filter(
    (node): node is Comment => node instanceof Comment && /^block /.test(node.data),
  )
}

/**
 * The number of the block that an element is in; undefined outside blocks.
 * @param finished the blocks as HTML: a page that the app shows has no comments, there the elements of each are counted
 */
export function blockOf(element: Element, finished: string[]): number | undefined {
  const main = document.getElementById('main')
  let part: Element | null = element
  while (part && part.parentElement !== main) part = part.parentElement
  if (!main || !part) return undefined
  const starts = blockStarts()
  if (starts.length)
    return starts.findLastIndex((start) => start.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
  let before = [...main.children].indexOf(part)
  return finished.findIndex((html) => {
    before -= elementsIn(html)
    return before < 0
  })
}

/** How many elements a block shows side by side. An island stands in one that only the finished page has. */
function elementsIn(html: string): number {
  const holder = document.createElement('template')
  holder.innerHTML = html
  const island = holder.content.querySelector(':scope > [data-island]')
  return (island ?? holder.content).querySelectorAll(':scope > :not(script)').length
}
