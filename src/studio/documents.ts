import { CallError, call } from './call.ts'
import { keep, kept } from './kept.ts'
import { noSteps, type Step, type Steps, stepBack, withForeign, withStep } from './text/undo.ts'

/** A document that is being edited. */
export interface OpenDocument {
  file: string
  /** The edited text. */
  text: string
  /** The version of the file that was last read or saved. */
  version: string
  state: 'saved' | 'saving' | 'waiting'
  steps: Steps
  /** Why the last save failed. */
  problem?: string
  /** The version of somebody else, if the file changed meanwhile: nothing is saved until the editor chooses one. */
  theirs?: { text: string; version: string }
}

const documents = new Map<string, OpenDocument>()
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
  const next = { file, text: '', version: '', state: 'saved' as const, steps: noSteps, ...before, ...change }
  documents.set(file, next)
  keep(file, { steps: next.steps, text: next.text, version: next.version, saved: next.state === 'saved' })
  for (const listener of listeners) listener()
  return next
}

/** Opens a document, with unsaved text from before a reload. */
export async function openDocument(file: string): Promise<void> {
  if (documents.has(file)) return refresh(file)
  const { steps, text, version, saved } = kept(file)
  const current = await call('read', { file })
  if (documents.has(file)) return
  if (saved || text === current.text) put(file, { ...current, steps: withForeign(steps, text, current.text) })
  else {
    put(file, { text, version, steps, state: 'waiting' })
    void save(file)
  }
}

/** Loads the current version of the file, unless there is unsaved text. */
export async function refresh(file: string): Promise<void> {
  const before = documents.get(file)
  if (before?.state !== 'saved') return
  const current = await call('read', { file })
  const { state, text, steps, version } = documents.get(file) ?? before
  if (state !== 'saved' || version !== before.version || current.version === version) return
  put(file, { ...current, steps: withForeign(steps, text, current.text) })
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
    else put(file, { version: answer.version, state: latest.text === text ? 'saved' : 'waiting', problem: undefined })
    void save(file)
  } catch (error) {
    put(file, { state: 'waiting', problem: (error as Error).message })
    if (error instanceof CallError && !error.server) setTimeout(save, 1000, file)
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
    theirs: undefined,
    state: text === theirs.text ? 'saved' : 'waiting',
  })
  void save(file)
}
