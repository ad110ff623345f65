import type { Origin } from '../page/origin.ts'
import { send, type ToFrame } from './frame/messages.ts'

/** Shows a letter on the page at once; the page as the server renders it follows. */
export function writeAhead(origin: Origin, was: unknown, text: unknown): void {
  if (typeof was === 'string' && typeof text === 'string') tell({ studio: 'write', origin, was, text })
}

/** Shows the page as the server renders it, whatever was written ahead. */
export const forgetAhead = (): void => tell({ studio: 'forget' })

function tell(message: ToFrame): void {
  const frame = document.querySelector<HTMLIFrameElement>('#pane-page iframe')?.contentWindow
  if (frame) send(frame, message)
}
