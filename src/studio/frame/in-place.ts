import type { Origin } from '../../page/origin.ts'
import { type MayEdit, mayEdit, send } from './messages.ts'
import { nodesIn, originsOf, setOrigin } from './origins.ts'

/** Makes a text of the page editable where it stands, if the studio allows it. */
export function editInPlace(node: Text, origin: Origin): void {
  const holder = node.parentElement
  if (!holder) return
  const places = [...nodesIn(document.body)].filter(
    (other) => other instanceof Text && originsOf(other).includes(origin),
  )
  const isAlone = holder.childNodes.length === 1
  const island = holder.closest('ns-island')
  // React loses track of texts that other code wraps, and of those it has not hydrated yet.
  const isOurs = !island || (isAlone && island.getAttribute('awake') === '')
  const detail: MayEdit = { origin, words: node.data, place: places.indexOf(node), places: places.length, isOurs }
  const isRefused = frameElement?.dispatchEvent(new CustomEvent(mayEdit, { detail, cancelable: true }))
  if (isRefused) return
  const element = isAlone ? holder : document.createElement('span')
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (!isAlone) {
    node.replaceWith(element)
    element.append(node)
  }
  element.contentEditable = 'plaintext-only'
  element.focus()
  // A selected word stays selected, although its text has moved into the span.
  const isSelected = anchorNode === node && focusNode === node
  // A double click on a link selects nothing, so all of its text is selected.
  if (!isSelected) getSelection()?.selectAllChildren(element)
  else if (!isAlone) getSelection()?.setBaseAndExtent(node, anchorOffset ?? 0, node, focusOffset ?? 0)
  const onInput = () => send(parent, { studio: 'typed', text: (element.textContent ?? '').replace(/\s+/g, ' ') })
  const onKey = (event: KeyboardEvent) => {
    // Keys must not reach a slider, or the button or summary that the text is in.
    event.stopPropagation()
    if (event.type === 'keyup' && event.key === ' ') event.preventDefault()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    element.blur()
  }
  element.addEventListener('input', onInput)
  for (const type of ['keydown', 'keyup'] as const) element.addEventListener(type, onKey)
  element.addEventListener(
    'blur',
    () => {
      element.removeEventListener('input', onInput)
      for (const type of ['keydown', 'keyup'] as const) element.removeEventListener(type, onKey)
      element.removeAttribute('contenteditable')
      for (const text of element.childNodes) setOrigin(text, origin)
      if (!isAlone) element.replaceWith(...element.childNodes)
    },
    { once: true },
  )
}
