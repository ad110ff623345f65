import { type RefObject, useEffect } from 'react'

/** Writes these fields into a form. */
export type Refill = (fields: Record<string, string>, form: HTMLFormElement) => void

/** Writes texts into the fields of these names. */
export const fill: Refill = (fields, form) => {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value
  }
}

/** Writes texts into fields that are still empty: others were typed before the script ran. */
const fillEmpty: Refill = (fields, form) => {
  const typed = new FormData(form)
  fill(Object.fromEntries(Object.entries(fields).filter(([name]) => !typed.get(name))), form)
}

const keyOf = (name: string): string => `draft ${name}`

/**
 * Keeps what is typed into a form, in this tab, until `forgetDraft`: a reload or a visit to another page loses nothing
 * (spec 4). Not every browser keeps it by itself.
 * @param name tells drafts apart
 * @param refill fills in what was kept; without it, texts go into the fields that are empty
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string, refill: Refill = fillEmpty): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = read(name)
    if (draft) refill(draft, element)
    const keep = () => write(name, element)
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name, refill])
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

function write(name: string, form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([field, value]) => typeof value === 'string' && field !== 'Captcha')
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // A browser that stores nothing keeps the form open all the same.
  }
}
