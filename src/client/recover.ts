/**
 * Helps a page whose scripts are gone because the site was deployed again meanwhile. Pages of earlier releases must find
 * it, so its address (`/recover.js`) is the same in all builds, it imports nothing, and `recover` keeps its name.
 */

/** Key in sessionStorage. */
const place = 'carried-over'

/** What is carried over into the document that replaces this one. */
interface Carried {
  /** Client scripts of the documents that were reloaded for this reason, so that none is reloaded twice. */
  left: string[]
  typed: Typed[]
}

/** The content of a field of an island. */
interface Typed {
  island: string
  name: string
  value: string
  focused: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Reloads the page if the site was deployed again since it was loaded. What was typed is carried over and restored by
 * `putBack`. Does nothing if that would not help: the document is the same or cannot be fetched, was reloaded for this
 * reason before, holds something that cannot be carried over, or nothing can be stored.
 */
export async function recover(): Promise<void> {
  putBack()
  const own = document.querySelector('script[type=module]')?.getAttribute('src')
  if (!own || !(await isOutdated(own)) || !canLeave()) return
  const { left } = carried()
  if (left.includes(own)) return
  const keep = () => carry({ left: [...left, own], typed: typedHere() })
  if (!keep()) return
  // The visitor may go on typing until the new document arrives.
  addEventListener('input', keep)
  location.reload()
}

/** Restores what the previous document carried over, without overwriting what was typed since. */
export function putBack(): void {
  const { left, typed } = carried()
  if (!typed.length) return
  for (const { island, name, value, focused } of typed) {
    const control = document.querySelector<Control>(`ns-island[type="${island}"] [name="${CSS.escape(name)}"]`)
    if (!control || isTyped(control)) continue
    control.value = value
    if (focused) control.focus({ preventScroll: true })
  }
  carry({ left, typed: [] })
}

/** Whether a reload loses nothing: no dialog is open, and what was typed is in fields that can be restored. */
export function canLeave(): boolean {
  const staying = 'ns-island:not([awake=""])'
  return !document.querySelector('dialog[open]') && typedControls().every((control) => control.closest(staying))
}

/** Whether the page, fetched again, has another client script. */
async function isOutdated(own: string): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined)
  if (!answer?.ok) return false
  // Trusted Types rule out HTML text.
  const [, now = own] = /<script type="module" src="([^"]+)"/.exec(await answer.text()) ?? []
  return now !== own
}

const isTyped = (control: Control): boolean => control.value !== control.defaultValue

const typedControls = (): Control[] => [...document.querySelectorAll<Control>('input, textarea')].filter(isTyped)

const typedHere = (): Typed[] =>
  typedControls().map((control) => ({
    island: control.closest('ns-island')?.getAttribute('type') ?? '',
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

/** @returns whether it could be stored */
function carry(what: Carried): boolean {
  try {
    sessionStorage.setItem(place, JSON.stringify(what))
    return true
  } catch {
    return false
  }
}
