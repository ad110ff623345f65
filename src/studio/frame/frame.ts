import { blockOf, forgetAhead, showAhead } from '../../client/dev-blocks.ts'
import { originOf } from '../../page/origin.ts'
import { documentFile } from '../../page/routes.ts'
import { editInPlace } from './in-place.ts'
import { drawSoon, markFindings, markSelected } from './marks.ts'
import { listen, send, type ToFrame } from './messages.ts'
import { collectOrigins, commonOrigin, nodesIn, originsOf } from './origins.ts'

/** Runs in the page that the studio shows: a click selects the value behind what was clicked, and links do nothing. */

const file = documentFile(location.pathname)

/** The origin of what is at a point of the page: of the text or, if there is none, the picture, the card or the block. */
function originAt(target: Element, x: number, y: number): string | undefined {
  const text = textAt(target, x, y)
  if (text) return originsOf(text)[0]
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const origins = [...nodesIn(element)].flatMap(originsOf)
    const own = origins.filter((origin) => origin.startsWith(`${file}#`))
    const found = commonOrigin(own.length ? own : origins)
    if (found) return found
    if (element.id === 'main') break
  }
  const block = blockOf(target)
  return block < 0 ? undefined : originOf(file, ['blocks', block])
}

/** The text that is closest to a point, in an element that has words of its own: a point between two lines is of one. */
function textAt(target: Element, x: number, y: number): Text | undefined {
  const texts = [...nodesIn(target)].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
  if (!texts.some((text) => text.parentNode === target)) return undefined
  const distances = texts.map((text) => distanceTo(text, x, y))
  return texts[distances.indexOf(Math.min(...distances))]
}

function distanceTo(node: Node, x: number, y: number): number {
  const range = document.createRange()
  range.selectNodeContents(node)
  const distances = [...range.getClientRects()].map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  )
  return Math.min(...distances)
}

/** Shows a text that is being written in its field where it stands as it is written, without tokens and formatting. */
function writeText({ origin, was, text }: Extract<ToFrame, { studio: 'write' }>): void {
  const places = [...nodesIn(document.body)].filter(
    (node): node is Text => node instanceof Text && node.data === was && originsOf(node).includes(origin),
  )
  if (places.length) showAhead(places, was, text)
}

const isTyping = (): boolean => (document.activeElement as HTMLElement | null)?.isContentEditable ?? false

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || isTyping()) return
    const origin = originAt(event.target, event.clientX, event.clientY)
    if (origin) send(parent, { studio: 'pressed', origin })
    // Tabs, slides and details keep working; links and forms do not.
    if (!event.target.closest('a, [type="submit"]')) return
    event.preventDefault()
    event.stopPropagation()
  },
  { capture: true },
)
addEventListener('submit', (event) => event.preventDefault(), { capture: true })
addEventListener('dblclick', (event) => {
  if (!(event.target instanceof Element) || isTyping()) return
  const text = textAt(event.target, event.clientX, event.clientY)
  const [origin] = text ? originsOf(text) : []
  if (text && origin) editInPlace(text, origin)
})
addEventListener('keydown', (event) => {
  const control = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  const command = event.key === 'F6' ? 'leave' : control && key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
  if (!command || (isTyping() && command !== 'leave')) return
  event.preventDefault()
  send(parent, { studio: command })
})

// Hides the dev server's list of mistakes, which the studio shows itself, unless the page cannot be rendered.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '#page-problems:not(:has(> summary + pre)){display:none}[contenteditable]{outline:2px solid #1a58e0}',
  }),
)

collectOrigins(drawSoon)
addEventListener('resize', drawSoon)
addEventListener('load', drawSoon, { capture: true })
addEventListener('toggle', drawSoon, { capture: true })
listen<ToFrame>(
  () => parent,
  (message) => {
    if (message.studio === 'show') markSelected(message.origin, message.scroll)
    else if (message.studio === 'write') writeText(message)
    else if (message.studio === 'forget') forgetAhead()
    else markFindings(message.places)
  },
)
send(parent, { studio: 'ready' })
