import type { Origin } from '../../page/origin.ts'
import { send, wanted } from './messages.ts'
import { nodesIn, originsOf, setOrigin } from './origins.ts'

/** Lets a text be edited where it stands, if it is all that its element holds. The next letter typed is the first of it. */
export function editInPlace(origin: Origin): void {
  const node = [...nodesIn(document.body)].find((node) => node instanceof Text && originsOf(node).includes(origin))
  const element = node?.parentElement
  if (element?.childNodes.length !== 1 || element.closest('ns-island')) return
  const isRefused = frameElement?.dispatchEvent(new CustomEvent(wanted, { detail: origin, cancelable: true }))
  if (isRefused) return
  element.contentEditable = 'plaintext-only'
  element.focus()
  const typed = () =>
    send(parent, { studio: 'typed', origin, text: (element.textContent ?? '').replace(/\s+/g, ' ').trim() })
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      element.blur()
    }
  }
  element.addEventListener('input', typed)
  element.addEventListener('keydown', keys)
  element.addEventListener(
    'blur',
    () => {
      element.removeEventListener('input', typed)
      element.removeEventListener('keydown', keys)
      element.removeAttribute('contenteditable')
      for (const text of element.childNodes) setOrigin(text, origin)
    },
    { once: true },
  )
}
