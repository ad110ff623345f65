/**
 * Helps pages whose scripts or data are gone because the site was deployed again. Pages of earlier releases load this file,
 * so its address (`/recover.js`) and the name `recover` must never change, and it imports nothing.
 */

const storageKey = 'carried-over'

/** What is carried over into the document that replaces this one. */
interface Carried {
  /** What the documents that were already reloaded were built from, so that none is reloaded twice. */
  left: string[]
  typed: Typed[]
}

/** The value of a field of an island. */
interface Typed {
  island: string
  name: string
  value: string
  focused: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Reloads the page if the site was deployed again since it was loaded; `putBack` then restores what was typed. Does
 * nothing if the document is unchanged or cannot be fetched, was reloaded before, contains input that cannot be carried
 * over, or if nothing can be stored.
 * @returns whether the page is being reloaded
 */
export async function recover(): Promise<boolean> {
  addEventListener('submit', leadToNotice)
  addEventListener('click', takeAlong, true)
  keepTyped()
  putBack()
  showDrafts()
  const own = builtFrom()
  if (!(await isOutdated(own)) || !canLeave()) return false
  const { left } = carried()
  const name = own.join(' ')
  if (left.includes(name)) return false
  const carryTyped = () => carry({ left: [...left, name], typed: typedHere() })
  if (!carryTyped()) return false
  // The visitor may keep typing until the new document arrives.
  addEventListener('input', carryTyped)
  location.reload()
  return true
}

/** Restores what the previous document carried over, without overwriting newer input. */
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

/** Whether a reload loses nothing: no dialog is open, and all input is in fields that can be restored. */
export function canLeave(): boolean {
  const restorable = 'ns-island:not([awake=""])'
  return !document.querySelector('dialog[open]') && typedControls().every((control) => control.closest(restorable))
}

/**
 * Keeps what is typed into forms whose script is missing, as their drafts: they show it once they have it, even on
 * another page (`useDraft` of forms/use-draft.ts).
 */
export function keepTyped(): void {
  addEventListener('visibilitychange', storeDrafts)
}

function storeDrafts(): void {
  for (const form of sleepingForms()) {
    const typed = [...new FormData(form)].filter(([name, value]) => value && name !== 'Captcha')
    if (typed.length) store(draftKey(form), { ...stored(draftKey(form)), ...Object.fromEntries(typed) })
  }
}

/** Shows what was kept where the script is missing once more, so that the mail link can take it along. */
function showDrafts(): void {
  for (const form of sleepingForms())
    for (const [name, value] of Object.entries(stored<Record<string, string>>(draftKey(form)) ?? {})) {
      const control = form.elements.namedItem(name) as Control | null
      if (control && !control.value) control.value = value
    }
}

const sleepingForms = () => document.querySelectorAll<HTMLFormElement>('ns-island:not([awake=""]) [data-draft]')

/** As in forms/use-draft.ts. */
const draftKey = (form: HTMLFormElement): string => `draft ${form.dataset.draft}`

/** When the button of a form that has not loaded is pressed, leads to the notice that says so. */
function leadToNotice({ target }: Event): void {
  const notice = (target as Element).querySelector<HTMLElement>('[role=alert]')
  if (!notice?.closest('[awake=failed]')) return
  notice.tabIndex = -1
  notice.focus()
}

/** If a form has not loaded, copies what is typed into it to the mail that it offers instead. */
function takeAlong({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[awake=failed] [role=alert] [href^="mailto:"]')
  const form = link?.closest('form')
  if (!link || !form) return
  const typed = [...new FormData(form)].filter(([, value]) => value).map((entry) => entry.join(': '))
  link.href = `mailto:${link.pathname}?body=${encodeURIComponent(typed.join('\r\n'))}`
}

/** What this document was built from: its client script, and the versions of the data that its islands take props from. */
function builtFrom(): string[] {
  const script = document.querySelector('script[type=module]')?.getAttribute('src')
  const data = [...document.querySelectorAll('ns-island[data]')].map((island) => island.getAttribute('data'))
  return [script, ...data].filter((part) => part != null)
}

/** Whether the current version of the page was built from something else. */
async function isOutdated(own: string[]): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined)
  if (!answer?.ok) return false
  // Without a parser, because Trusted Types forbid parsing HTML.
  const current = await answer.text()
  return current.includes('<script type="module" src="') && own.some((part) => !current.includes(`"${part}"`))
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

const carried = (): Carried => stored<Carried>(storageKey) ?? { left: [], typed: [] }

const carry = (what: Carried): boolean => store(storageKey, what)

function stored<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Value
  } catch {
    return undefined
  }
}

/** @returns whether it could be stored */
function store(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
