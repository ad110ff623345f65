import type { Origin } from '../../page/origin.ts'

/** What the page in the frame tells the studio. */
export type FromFrame =
  | { studio: 'ready' }
  /** Somebody pressed what is written there. */
  | { studio: 'pressed'; origin: Origin }
  /** What was typed in place. */
  | { studio: 'typed'; origin: Origin; text: string }
  | { studio: 'undo' | 'redo' | 'leave' }

/** What the studio tells the page. */
export type ToFrame =
  /** Shows a place; scrolls there where it was not pressed on the page itself. */
  | { studio: 'show'; origin?: Origin; scroll: boolean }
  | { studio: 'findings'; places: { origin: Origin; severity: 'error' | 'warning' }[] }

/**
 * Asked by an event of the frame itself, because a message would be answered only after the first letters were typed:
 * whether a text stands on the page as it is written. Who prevents the event lets it be edited in place.
 */
export const wanted = 'studio-wanted'

/** Both are pages of the same server; what others send is not heard. */
export const send = (to: Window, message: FromFrame | ToFrame): void => to.postMessage(message, origin)

/** @returns ends hearing */
export function hear<M extends FromFrame | ToFrame>(
  from: () => Window | null,
  heard: (message: M) => void,
): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin === origin && event.source === from() && event.data?.studio) heard(event.data as M)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}
