import { noSteps, type Steps } from './text/undo.ts'

/** What a tab keeps of a document, to survive a reload or a crash. */
export interface Kept {
  steps: Steps
  /** The text that the steps lead to. */
  text: string
  /** The version of the file that the text was made from, if the text is not saved yet. */
  unsaved?: { version: string; base: string }
}

/** Tabs have numbers, so that each has its own steps: Undo must not reach what was typed in another. */
let tab = 1
const lockOf = (number: number): string => `studio tab ${number}`
const keyOf = (number: number, file: string): string => `studio ${number} ${file}`

function keptAt(key: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage[key] ?? '{}')
  } catch {
    return {}
  }
}

/** Keys of unsaved texts, with the tab and the file of each. */
const unsavedKeys = () =>
  Object.keys(localStorage).flatMap((key) => {
    const [, number, file] = /^studio (\d+) (.+)$/.exec(key) ?? []
    return file && keptAt(key).unsaved ? [{ key, number: Number(number), file }] : []
  })

/** Takes a tab's number, until the tab ends. @param patience in ms, as a tab that is being reloaded gives its number back late */
const take = (number: number, patience?: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock && new Promise<void>(() => {})
    }
    navigator.locks.request(lockOf(number), options, hold).catch(() => resolve(false))
  })

/** Finds out which tab this is, and takes over what closed tabs have not saved. */
export async function beginKeeping(): Promise<void> {
  const { studioTab } = sessionStorage
  tab = Number(studioTab ?? 1)
  if (!(await take(tab, studioTab && 2000))) for (tab = 1; !(await take(tab));) tab += 1
  sessionStorage.studioTab = tab
  const { held = [] } = await navigator.locks.query()
  for (const { key, number, file } of unsavedKeys()) {
    if (held.some(({ name }) => name === lockOf(number)) || keptAt(keyOf(tab, file)).unsaved) continue
    localStorage[keyOf(tab, file)] = localStorage[key]
    delete localStorage[key]
  }
}

/** Keeps a document. */
export function keep(file: string, kept: Kept): void {
  const key = keyOf(tab, file)
  try {
    if (!kept.unsaved && !kept.steps.done.length && !kept.steps.undone.length) delete localStorage[key]
    else localStorage[key] = JSON.stringify(kept)
  } catch {
    // The storage is full. The text is saved to the file anyway.
  }
}

/** What this tab has kept of a document. */
export const kept = (file: string): Kept => ({ steps: noSteps, text: '', ...keptAt(keyOf(tab, file)) })

/** Files with text that was not saved before a reload. */
export const unsaved = (): string[] => unsavedKeys().flatMap(({ number, file }) => (number === tab ? [file] : []))
