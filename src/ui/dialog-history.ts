/** An open dialog, as the way back sees it. */
interface Step {
  id: string
  close: () => void
}

const open: Step[] = []

/** Settles when no step is on its way back: until then another must not be added. */
let arrived: Promise<void> = Promise.resolve()

/**
 * Puts a step into the history for an open dialog, so that Back closes it and leaves the page as it is.
 * @param close closes the dialog; called when the visitor goes back
 * @returns call it when the dialog was closed in another way: takes its step, and those above it, out again, and settles
 *   once the history stands there
 */
export function addDialogStep(close: () => void): () => Promise<void> {
  const step = { id: `${Date.now()}-${Math.random()}`, close }
  if (!open.length) addEventListener('popstate', closeLeftDialogs)
  open.push(step)
  arrived = arrived.then(() => {
    if (open.includes(step)) history.pushState({ ...history.state, dialog: step.id }, '')
  })
  return () => leave(step)
}

/** Closes every open dialog. Settles when the history stands where it stood before them. */
export function closeAllDialogs(): Promise<void> {
  const [lowest] = open
  const all = [...open]
  if (lowest) leave(lowest)
  for (const step of all.reverse()) step.close()
  return arrived
}

function leave(step: Step): Promise<void> {
  const at = open.indexOf(step)
  if (at < 0) return arrived
  const left = open.splice(at)
  if (!open.length) removeEventListener('popstate', closeLeftDialogs)
  arrived = arrived.then(() => goBack(left.findIndex(({ id }) => id === history.state?.dialog) + 1))
  return arrived
}

function goBack(steps: number): Promise<void> | undefined {
  if (!steps) return undefined
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(-steps)
  })
}

/** The visitor went back: closes the dialogs whose steps lie ahead now. */
function closeLeftDialogs(): void {
  const here = open.findIndex(({ id }) => id === history.state?.dialog)
  const left = open.splice(here + 1)
  if (!open.length) removeEventListener('popstate', closeLeftDialogs)
  for (const step of left.reverse()) step.close()
}
