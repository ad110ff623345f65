import { type Origin, originOfAddress, originsIn, withoutOrigins } from '../../page/origin.ts'

/** The origins of the page's nodes. */
const originsByNode = new WeakMap<Node, Origin[]>()

/**
 * Moves the origins, which the dev server hides in texts and attributes, from the page to `originsByNode`.
 * @param onChange called after each change of the page
 */
export function collectOrigins(onChange: () => void): void {
  scan(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') take(target)
      else if (type === 'attributes' && (target as Element).matches('ns-island[awake]'))
        whenIdle(() => onHydrated(target))
      else if (type === 'attributes') take(target)
      else for (const node of addedNodes) scan(node)
    }
    onChange()
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Hydrated islands. Before that their texts must not change, or hydration fails. */
const hydrated = new WeakSet<Node>()

/** Islands are marked awake before React has finished; it has when the browser is idle, or a second later. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 500)

function onHydrated(island: Node): void {
  hydrated.add(island)
  scan(island)
}

function scan(root: Node): void {
  take(root)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) take(walker.currentNode)
}

function take(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement
  if (!element || element.matches('script, style, template')) return
  const island = element.closest('ns-island')
  const isDehydrated = island && !hydrated.has(island)
  if (node instanceof Text) {
    const origins = originsIn(node.data)
    if (!origins.length) return
    originsByNode.set(node, origins)
    if (!isDehydrated) node.data = withoutOrigins(node.data)
    return
  }
  const origins = [...element.attributes].flatMap((attribute) => {
    const hidden = originsIn(attribute.value)
    // Origins in addresses stay: another address would be fetched again.
    if (hidden.length && !isDehydrated) attribute.value = withoutOrigins(attribute.value)
    return [...hidden, originOfAddress(attribute.value) ?? []].flat()
  })
  if (origins.length) originsByNode.set(element, origins)
}

/** The origins of a node itself. */
export const originsOf = (node: Node): Origin[] => originsByNode.get(node) ?? []

/** The nodes in an element that have origins. */
export function* nodesIn(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  do if (originsByNode.has(walker.currentNode)) yield walker.currentNode
  while (walker.nextNode())
}

/** Sets the origin of a new node, such as a text edited in place. */
export const setOrigin = (node: Node, origin: Origin): void => void originsByNode.set(node, [origin])

/** Whether a value is another, or part of it. */
export const isWithin = (inner: Origin, outer: Origin): boolean =>
  inner === outer || inner.startsWith(`${outer}/`) || (outer.endsWith('#') && inner.startsWith(outer))

/** The smallest value that contains several others. */
export function commonOrigin(origins: Origin[]): Origin | undefined {
  const [first, ...others] = origins
  if (first === undefined) return undefined
  const [file = '', pointer = ''] = first.split('#')
  const steps = pointer.split('/')
  while (steps.length > 1 && !others.every((other) => isWithin(other, `${file}#${steps.join('/')}`))) steps.pop()
  return `${file}#${steps.join('/')}`
}
