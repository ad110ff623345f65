import { CallError, call } from './call.ts'
import { keep, kept } from './kept.ts'
import { noSteps, type Step, type Steps, stepBack, withForeign, withStep } from './text/undo.ts'

/** A text of a file, and what identifies it. */
export interface Version {
  text: string
  version: string
}

/** A document that is being edited. */
export interface OpenDocument {
  file: string
  /** The edited text. */
  text: string
  /** The version of the file that was last read or saved. */
  version: string
  /** Its text. */
  base: string
  state: 'saved' | 'saving' | 'waiting'
  steps: Steps
  /** Why the last save failed. */
  problem?: string
  /**
   * The version of somebody else, if the file changed meanwhile: nothing is saved until the editor chooses one. A file
   * that is gone has neither text nor version.
   */
  theirs?: Version
}

const documents = new Map<string, OpenDocument>()
/** When failed saves are tried again: one timer for each file, however often it fails meanwhile. */
const retries = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Subscribes to changes of documents. @returns unsubscribes */
export function onDocuments(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}

/** An open document, if it has loaded. */
export const documentAt = (file: string): OpenDocument | undefined => documents.get(file)

function put(file: string, change: Partial<OpenDocument>): OpenDocument {
  const before = documents.get(file)
  const empty = { file, text: '', version: '', base: '', state: 'saved' as const, steps: noSteps }
  const next = { ...empty, ...before, ...change }
  documents.set(file, next)
  const { steps, text, version, base, state } = next
  keep(file, { steps, text, ...(state !== 'saved' && { unsaved: { version, base } }) })
  for (const listener of listeners) listener()
  return next
}

/** Opens a document, with unsaved text from before a reload. */
export async function openDocument(file: string): Promise<void> {
  if (documents.has(file)) return void (await refresh(file))
  const { steps, text, unsaved } = kept(file)
  const current = await call('read', { file })
  if (documents.has(file)) return
  if (unsaved && text !== current.text) {
    put(file, { text, steps, ...unsaved, state: 'waiting' })
    void save(file)
  } else if (!current.version) throw new Error(`There is no ${file}.`)
  else put(file, { ...current, base: current.text, steps: withForeign(steps, text, current.text) })
}

/**
 * Takes in the current version of a file that has changed. Unsaved text is saved, or compared with it.
 * @returns whether it took the place of another text
 */
export async function refresh(file: string): Promise<boolean> {
  const before = documents.get(file)
  if (!before || before.state === 'saving') return false
  const current = await call('read', { file })
  const { state, text, base, steps, version } = documents.get(file) ?? before
  if (state === 'saving' || version !== before.version) return false
  if (text !== base) {
    put(file, { theirs: undefined })
    void save(file)
  } else if (!current.version) put(file, { state: 'waiting', theirs: current })
  else {
    const fresh = { ...current, base: current.text, theirs: undefined, problem: undefined }
    put(file, { ...fresh, state: 'saved', steps: withForeign(steps, text, current.text) })
    return current.text !== text
  }
  return false
}

/**
 * Changes a document and saves it.
 * @param about what is edited, so that consecutive letters are undone together
 */
export function change(file: string, text: string, about?: string): void {
  const before = documents.get(file)
  if (!before || before.text === text) return
  put(file, { text, steps: withStep(before.steps, before.text, text, Date.now(), about), state: waiting(before) })
  void save(file)
}

const waiting = ({ state }: OpenDocument): OpenDocument['state'] => (state === 'saving' ? 'saving' : 'waiting')

/** Undoes or redoes the last change of a document, and saves it. @returns the change */
export function undo(file: string, direction: 'undo' | 'redo'): Step | undefined {
  const before = documents.get(file)
  const after = before && stepBack(before.text, before.steps, direction)
  if (!after) return undefined
  put(file, { text: after.text, steps: after.steps, state: waiting(before) })
  void save(file)
  return after.step
}

/** Saves a document, one save at a time; text typed meanwhile is saved afterwards. */
async function save(file: string): Promise<void> {
  const doc = documents.get(file)
  if (doc?.state !== 'waiting' || doc.theirs) return
  const { text, version } = put(file, { state: 'saving' })
  try {
    const answer = await call('save', { file, text, version })
    const latest = documents.get(file) as OpenDocument
    if (!answer.saved) put(file, { state: 'waiting', theirs: { text: answer.text, version: answer.version } })
    else {
      const state = latest.text === text ? 'saved' : 'waiting'
      put(file, { version: answer.version, base: text, state, problem: undefined })
    }
    void save(file)
  } catch (error) {
    const problem = `${(error as Error).message} What you typed is kept here, and saved as soon as possible.`
    put(file, { state: 'waiting', problem })
    clearTimeout(retries.get(file))
    retries.set(file, setTimeout(save, error instanceof CallError && error.server ? 5000 : 1000, file))
  }
}

/** Resolves a conflict. The rejected version remains available by Undo. */
export function settle(file: string, text: string): void {
  const doc = documents.get(file)
  if (!doc?.theirs) return
  const { theirs } = doc
  // Their version becomes a step of its own, so that Undo can reach it.
  let steps = withStep(doc.steps, doc.text, theirs.text, Date.now())
  if (text !== theirs.text) steps = withStep(steps, theirs.text, text, Date.now())
  put(file, {
    text,
    steps,
    version: theirs.version,
    base: theirs.text,
    theirs: undefined,
    state: text === theirs.text ? 'saved' : 'waiting',
  })
  void save(file)
}
