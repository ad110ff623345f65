import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Writes these fields into a form. */
export type Refill = (fields: Record<string, string>, form: HTMLFormElement) => void

/** Writes texts into the fields of these names. No script may choose a file. */
export const fill: Refill = (fields, form) => {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'file'))
      control.value = value
  }
}

/** Writes texts into fields that are still empty: others were typed before the script ran. */
const fillEmpty: Refill = (fields, form) => {
  const typed = new FormData(form)
  fill(Object.fromEntries(Object.entries(fields).filter(([name]) => !typed.get(name))), form)
  const { activeElement } = document
  // Whoever is about to write in an empty field writes over what comes back, not behind it.
  if (activeElement instanceof HTMLInputElement && activeElement.form === form && !typed.get(activeElement.name))
    activeElement.select()
}

/** Also in client/recover.ts, which imports nothing. */
const keyOf = (name: string): string => `draft ${name}`

/** What a form does with its draft when it is sent. */
interface Draft {
  /** Stores what the form holds. */
  keep: () => void
  /** Deletes what is stored until something else is typed: what the form holds is kept by `unsent.ts` from here on. */
  handOver: () => void
}

/**
 * Keeps what is typed into a form, in this tab, until `forgetDraft`: a reload or a visit to another page loses nothing
 * (spec 4). Not every browser keeps it by itself.
 * @param name tells drafts apart
 * @param refill fills in what was kept; without it, texts go into the fields that are empty
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string, refill: Refill = fillEmpty): Draft {
  /** What the form held when it was stored or handed over. */
  const known = useRef('')
  const keep = useCallback(() => {
    if (!form.current) return
    known.current = contentOf(form.current)
    write(name, form.current)
  }, [form, name])
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    // What the browser filled in for Back may have been sent since, from another page.
    known.current = isBack() ? contentOf(element) : ''
    const draft = read(name)
    if (draft) refill(draft, element)
    // As the page is left or hidden: what was typed before the script ran, or filled in by a program that does not tell.
    const keepUnknown = () => isTyped(element) && contentOf(element) !== known.current && keep()
    element.addEventListener('input', keep)
    document.addEventListener('visibilitychange', keepUnknown)
    return () => {
      element.removeEventListener('input', keep)
      document.removeEventListener('visibilitychange', keepUnknown)
    }
  }, [form, name, refill, keep])
  const handOver = () => {
    if (form.current) known.current = contentOf(form.current)
    forgetDraft(name)
  }
  return { keep, handOver }
}

/** Everything that a form holds but the captcha, to be compared. */
export const contentOf = (form: HTMLFormElement): string => JSON.stringify(Object.entries(textsOf(form)))

/** Whether the visitor came by Back or Forward. */
const isBack = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward'

const isTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** The texts of a form, and the name of the chosen file. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const { Captcha, ...texts } = Object.fromEntries(
    [...new FormData(form)].map(([field, value]) => [field, typeof value === 'string' ? value : value.name]),
  )
  return texts
}

/** Deletes what was typed: it was sent, or the visitor gave it up. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing could be stored either.
  }
}

function read(name: string): Record<string, string> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '') as Record<string, string>
  } catch {
    return undefined
  }
}

/** Leaves what other forms of this name have stored in fields that this one lacks or does not show. */
function write(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ ...read(name), ...textsOf(form) }))
  } catch {
    // A browser that stores nothing keeps the form open all the same.
  }
}
