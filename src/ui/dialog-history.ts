/** The history entry of an open dialog. */
interface Entry {
  id: string
  close: () => void
  /** Whether it is in the history yet. */
  added?: true
}

const open: Entry[] = []

/** Resolves when no navigation is pending: until then no entry may be added. */
let idle: Promise<void> = Promise.resolve()

/**
 * Adds a history entry for an open dialog, so that Back closes the dialog instead of leaving the page (spec 2.8).
 * @param close closes the dialog; called when the visitor goes back
 * @returns to be called when the dialog was closed in another way: removes its entry and those of dialogs opened from it;
 *   resolves when the history is back where it was
 */
export function addDialogEntry(close: () => void): () => Promise<void> {
  const entry: Entry = { id: `${Date.now()}-${Math.random()}`, close }
  if (!open.length) addEventListener('popstate', closeLeftDialogs)
  open.push(entry)
  idle = idle.then(() => {
    if (!open.includes(entry)) return
    history.pushState({ ...history.state, dialog: entry.id }, '')
    entry.added = true
  })
  return () => leave(entry)
}

/** Closes every open dialog (spec 2.8). Resolves when the history is back where it was before the first opened. */
export function closeAllDialogs(): Promise<void> {
  const [lowest] = open
  const all = [...open]
  if (lowest) leave(lowest)
  for (const entry of all.reverse()) entry.close()
  return idle
}

function leave(entry: Entry): Promise<void> {
  const index = open.indexOf(entry)
  if (index < 0) return idle
  const removed = open.splice(index)
  if (!open.length) removeEventListener('popstate', closeLeftDialogs)
  idle = idle.then(() => goBack(removed.findIndex(({ id }) => id === history.state?.dialog) + 1))
  return idle
}

function goBack(count: number): Promise<void> | undefined {
  if (!count) return undefined
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(-count)
  })
}

/** After Back: closes the dialogs whose entries the visitor has left; not one that opens while the entry of the last is being removed. */
function closeLeftDialogs(): void {
  const current = open.findIndex(({ id }) => id === history.state?.dialog)
  const left = open.filter(({ added }, index) => added && index > current)
  for (const entry of left) open.splice(open.indexOf(entry), 1)
  if (!open.length) removeEventListener('popstate', closeLeftDialogs)
  for (const entry of left.reverse()) entry.close()
}
