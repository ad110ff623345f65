/**
 * What a page does whose own scripts are gone, because the site was deployed anew meanwhile. Its address stays the same
 * over all builds (`/recover.js`), so that pages of earlier releases find it; hence it imports nothing, and `recover`
 * keeps its name.
 */

/** In sessionStorage. */
const place = 'carried-over'

/** What goes over into the document that takes the place of this one. */
interface Carried {
  /** Client scripts of the documents that were left so: none is left twice. */
  left: string[]
  typed: Typed[]
}

/** What stands in a field of an island. */
interface Typed {
  island: string
  name: string
  value: string
  focused: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Reloads the page if the site was deployed anew since it came; what was typed goes along and comes back by `putBack`.
 * The page stays where that would help nobody: the document is the same or out of reach, was left for that reason once
 * already, holds what cannot go along, or may store nothing.
 */
export async function recover(): Promise<void> {
  putBack()
  const own = document.querySelector('script[type=module]')?.getAttribute('src')
  if (!own || !(await isOutdated(own)) || !canLeave()) return
  const { left } = carried()
  if (left.includes(own)) return
  const keep = () => carry({ left: [...left, own], typed: typedHere() })
  if (!keep()) return
  // The visitor may go on typing until the new document is here.
  addEventListener('input', keep)
  location.reload()
}

/** Fills in what the document before carried over; what was typed here since stays. */
export function putBack(): void {
  const { left, typed } = carried()
  if (!typed.length) return
  for (const { island, name, value, focused } of typed) {
    const control = document.querySelector<Control>(`[data-island="${island}"] [name="${CSS.escape(name)}"]`)
    if (!control || isTyped(control)) continue
    control.value = value
    if (focused) control.focus({ preventScroll: true })
  }
  carry({ left, typed: [] })
}

/** Whether a reload loses nothing: no dialog is open, and what was typed stands in finished HTML, which comes back. */
export function canLeave(): boolean {
  const staying = '[data-island]:not([data-awake=""])'
  return !document.querySelector('dialog[open]') && typedControls().every((control) => control.closest(staying))
}

/** Whether the page, fetched afresh, names another client script. */
async function isOutdated(own: string): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined)
  if (!answer?.ok) return false
  // Trusted Types take no text as HTML.
  const [, now = own] = /<script type="module" src="([^"]+)"/.exec(await answer.text()) ?? []
  return now !== own
}

const isTyped = (control: Control): boolean => control.value !== control.defaultValue

const typedControls = (): Control[] => [...document.querySelectorAll<Control>('input, textarea')].filter(isTyped)

const typedHere = (): Typed[] =>
  typedControls().map((control) => ({
    island: control.closest<HTMLElement>('[data-island]')?.dataset.island ?? '',
    name: control.name,
    value: control.value,
    focused: control === document.activeElement,
  }))

function carried(): Carried {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '') as Carried
  } catch {
    return { left: [], typed: [] }
  }
}

/** @returns whether the browser keeps it */
function carry(what: Carried): boolean {
  try {
    sessionStorage.setItem(place, JSON.stringify(what))
    return true
  } catch {
    return false
  }
}
