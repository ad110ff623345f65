import { blockStarts } from '../../client/dev-blocks.ts'
import { type Origin, placeOf } from '../../page/origin.ts'
import { isWithin, nodesIn, originsOf } from './origins.ts'

/** The boxes of what is written at a place, in px of the document. A card is shown as a whole. */
export function boxesOf(origin: Origin): DOMRect[] {
  const { path } = placeOf(origin)
  const block = path[0] === 'blocks' && path.length === 2 ? elementsOfBlock(Number(path[1])) : []
  if (block.length) return block.map(boxOf)
  const nodes = [...nodesIn(document.body)].filter((node) => originsOf(node).some((found) => isWithin(found, origin)))
  const exact = nodes.filter((node) => originsOf(node).includes(origin))
  if (exact.length) return exact.flatMap(boxOfNode).filter(({ width, height }) => width && height)
  const whole = nodes.length ? wholeOf(nodes, origin) : undefined
  return whole ? [boxOf(whole)] : []
}

/** The element that holds all of them, and as much around it as holds nothing else. */
function wholeOf(nodes: Node[], origin: Origin): Element | undefined {
  const isInside = (node: Node) => originsOf(node).some((found) => isWithin(found, origin))
  let element = nodes[0] instanceof Element ? nodes[0] : nodes[0]?.parentElement
  while (element && !nodes.every((node) => element?.contains(node))) element = element.parentElement
  while (element?.parentElement && element.parentElement.id !== 'main') {
    const around = element.parentElement
    if (around === document.body || ![...nodesIn(around)].every(isInside)) break
    element = around
  }
  return element ?? undefined
}

function elementsOfBlock(index: number): Element[] {
  const elements: Element[] = []
  for (let node = blockStarts()[index]?.nextSibling; node && !(node instanceof Comment); node = node.nextSibling)
    if (node instanceof Element && !node.matches('script')) elements.push(node)
  return elements
}

function boxOfNode(node: Node): DOMRect[] {
  if (node instanceof Element) return [boxOf(node.closest('svg') ?? node)]
  const range = document.createRange()
  range.selectNodeContents(node)
  return [moved(range.getBoundingClientRect())]
}

/** An element without a box of its own, such as an island, has that of what is in it. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if (box.width && box.height) return moved(box)
  const range = document.createRange()
  range.selectNodeContents(element)
  return moved(range.getBoundingClientRect())
}

const moved = (box: DOMRect): DOMRect => new DOMRect(box.x + scrollX, box.y + scrollY, box.width, box.height)
