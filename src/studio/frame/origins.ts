import { type Origin, originOfAddress, originsIn, withoutOrigins } from '../../page/origin.ts'

/** Where the nodes of the page are written. */
const known = new WeakMap<Node, Origin[]>()

/** Takes the origins out of the page as soon as they are on it, and keeps them beside it. */
export function collectOrigins(told: () => void): void {
  scan(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') take(target)
      else if (type === 'attributes' && (target as Element).matches('ns-island[awake]')) whenIdle(() => adopt(target))
      else if (type === 'attributes') take(target)
      else for (const node of addedNodes) scan(node)
    }
    told()
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Islands that React has taken over: until then each text of theirs has to be as it was sent. */
const adopted = new WeakSet<Node>()

/** Awake, an island may still be hydrating: only when the browser has nothing to do is all of it taken over. */
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, 500))

function adopt(island: Node): void {
  adopted.add(island)
  scan(island)
}

function scan(root: Node): void {
  take(root)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) take(walker.currentNode)
}

function take(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement
  if (!element || element.matches('script, style')) return
  const island = element.closest('ns-island')
  const asleep = island && !adopted.has(island)
  if (node instanceof Text) {
    const origins = originsIn(node.data)
    if (!origins.length) return
    known.set(node, origins)
    if (!asleep) node.data = withoutOrigins(node.data)
    return
  }
  const origins = [...element.attributes].flatMap((attribute) => {
    const hidden = originsIn(attribute.value)
    // Addresses stay as they are: another one would be fetched again.
    if (hidden.length && !asleep) attribute.value = withoutOrigins(attribute.value)
    return [...hidden, originOfAddress(attribute.value) ?? []].flat()
  })
  if (origins.length) known.set(element, origins)
}

/** Where a node itself is written. */
export const originsOf = (node: Node): Origin[] => known.get(node) ?? []

/** The nodes in an element that say where they are written. */
export function* nodesIn(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  do if (known.has(walker.currentNode)) yield walker.currentNode
  while (walker.nextNode())
}

/** Says of new nodes, such as what was typed in place, where they are written. */
export const setOrigin = (node: Node, origin: Origin): void => void known.set(node, [origin])

/** Whether a value is, or is in, another. */
export const isWithin = (inner: Origin, outer: Origin): boolean =>
  inner === outer || inner.startsWith(`${outer}/`) || (outer.endsWith('#') && inner.startsWith(outer))

/** What several values are in together. */
export function commonOrigin(origins: Origin[]): Origin | undefined {
  const [first, ...others] = origins
  if (first === undefined) return undefined
  const [file = '', pointer = ''] = first.split('#')
  const steps = pointer.split('/')
  while (steps.length > 1 && !others.every((other) => isWithin(other, `${file}#${steps.join('/')}`))) steps.pop()
  return `${file}#${steps.join('/')}`
}
