import { blockStarts } from '../../client/dev-blocks.ts'
import { type Origin, placeOf } from '../../page/origin.ts'
import { isWithin, nodesIn, originsOf } from './origins.ts'

/** The boxes of a value on the page, relative to the document. An object, such as a card, has one box. */
export function boxesOf(origin: Origin): DOMRect[] {
  const { path } = placeOf(origin)
  const block = path[0] === 'blocks' && path.length === 2 ? elementsOfBlock(Number(path[1])) : []
  if (block.length) return block.map(boxOf)
  const nodes = [...nodesIn(document.body)].filter((node) => originsOf(node).some((found) => isWithin(found, origin)))
  const exact = nodes.filter((node) => originsOf(node).includes(origin))
  if (exact.length) return exact.flatMap(boxOfNode).filter(({ width, height }) => width && height)
  const whole = nodes.length ? elementOf(nodes, origin) : undefined
  return whole ? [boxOf(whole)] : []
}

/** The closed element that hides a value. */
export const foldsOf = (origin: Origin): HTMLDetailsElement[] =>
  [...nodesIn(document.body)]
    .filter((node) => originsOf(node).includes(origin))
    .flatMap((node) => node.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? [])

/** The largest element that contains all of the nodes and no values other than those of `origin`. */
function elementOf(nodes: Node[], origin: Origin): Element | undefined {
  const isInside = (node: Node) => originsOf(node).some((found) => isWithin(found, origin))
  let element = nodes[0] instanceof Element ? nodes[0] : nodes[0]?.parentElement
  while (element && !nodes.every((node) => element?.contains(node))) element = element.parentElement
  while (element?.parentElement && element.parentElement.id !== 'main') {
    const parent = element.parentElement
    if (parent === document.body || ![...nodesIn(parent)].every(isInside)) break
    element = parent
  }
  return element ?? undefined
}

function elementsOfBlock(index: number): Element[] {
  const elements: Element[] = []
  for (let node = blockStarts()[index]?.nextSibling; node && !(node instanceof Comment); node = node.nextSibling)
    if (node instanceof Element && !node.matches('template')) elements.push(node)
  return elements
}

function boxOfNode(node: Node): DOMRect[] {
  if (node instanceof Element) return [boxOf(node.closest('svg') ?? node)]
  const range = document.createRange()
  range.selectNodeContents(node)
  return [inDocument(range.getBoundingClientRect())]
}

/** The box of an element or, if it has none, as islands, that of its content. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if (box.width && box.height) return inDocument(box)
  const range = document.createRange()
  range.selectNodeContents(element)
  return inDocument(range.getBoundingClientRect())
}

const inDocument = (box: DOMRect): DOMRect => new DOMRect(box.x + scrollX, box.y + scrollY, box.width, box.height)
