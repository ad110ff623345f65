import { sendEnquiry } from './send-enquiry.ts'
import { deliver, takeLeft, type Unsent } from './unsent.ts'

/** The server takes what comes sooner after a page was opened for the work of a robot; in ms. */
const soonest = 2500

/**
 * Sends what was being sent as the visitor followed a link, and says how it ended (spec 8). The server stores it once,
 * even if it had it already. A file cannot be sent again without its form.
 */
export async function finishSending(): Promise<void> {
  const entry = takeLeft()
  if (!entry) return
  const { showNotSent, showReceived } = await import('./received.tsx')
  if (entry.kind === 'application') return showNotSent(entry.kind, null, false)
  try {
    await deliver(entry.key, () => send(entry))
    showReceived(null)
  } catch {
    showNotSent(entry.kind, null, false)
  }
}

async function send(entry: Unsent): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, soonest))
  await sendEnquiry(entry, entry.key)
}
