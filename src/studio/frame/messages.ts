import type { Origin } from '../../page/origin.ts'

/** Messages from the page in the frame to the studio. */
export type FromFrame =
  | { studio: 'ready' }
  /** The value at `origin` was clicked. */
  | { studio: 'pressed'; origin: Origin }
  /** A text was edited in place. */
  | { studio: 'typed'; text: string }
  | { studio: 'undo' | 'redo' | 'leave' }

/** Messages from the studio to the page. */
export type ToFrame =
  /** Outlines a value. */
  | { studio: 'show'; origin?: Origin; scroll: boolean }
  /** A text becomes another, before the server renders it. */
  | { studio: 'write'; origin: Origin; was: string; text: string }
  /** What was written is outdated: the page shows what the server renders. */
  | { studio: 'forget' }
  | { studio: 'findings'; places: { origin: Origin; severity: 'error' | 'warning' }[] }

/**
 * The cancelable event by which the page asks whether a text may be edited in place; the studio allows it by
 * preventDefault. A message would be answered too late, after the first letters were typed.
 */
export const mayEdit = 'studio-may-edit'

/** The text that is to be edited in place. */
export interface MayEdit {
  origin: Origin
  /** What the page shows there. */
  words: string
  /** Which of the texts with this origin it is, in the order of the page. */
  place: number
  places: number
  /** Whether React leaves it alone while it is edited. */
  isOurs: boolean
}

/** Sends a message to a page of the same server. */
export const send = (to: Window, message: FromFrame | ToFrame): void => to.postMessage(message, origin)

/** Listens to messages of one window of the same server. @returns stops listening */
export function listen<M extends FromFrame | ToFrame>(
  from: () => Window | null,
  callback: (message: M) => void,
): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin === origin && event.source === from() && event.data?.studio) callback(event.data as M)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}
