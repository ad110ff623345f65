import type { Origin } from '../../page/origin.ts'
import { mayEdit, send } from './messages.ts'
import { nodesIn, originsOf, setOrigin } from './origins.ts'

/** Makes a text editable on the page, if it is the only content of its element. */
export function editInPlace(origin: Origin): void {
  const node = [...nodesIn(document.body)].find((node) => node instanceof Text && originsOf(node).includes(origin))
  const element = node?.parentElement
  if (element?.childNodes.length !== 1 || element.closest('ns-island')) return
  const isRefused = frameElement?.dispatchEvent(new CustomEvent(mayEdit, { detail: origin, cancelable: true }))
  if (isRefused) return
  element.contentEditable = 'plaintext-only'
  element.focus()
  const onInput = () =>
    send(parent, { studio: 'typed', origin, text: (element.textContent ?? '').replace(/\s+/g, ' ').trim() })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      element.blur()
    }
  }
  element.addEventListener('input', onInput)
  element.addEventListener('keydown', onKey)
  element.addEventListener(
    'blur',
    () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('keydown', onKey)
      element.removeAttribute('contenteditable')
      for (const text of element.childNodes) setOrigin(text, origin)
    },
    { once: true },
  )
}
