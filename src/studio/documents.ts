import type { Saved } from './api.ts'
import { CallError, call } from './call.ts'
import { noSteps, type Steps, stepBack, withStep } from './text/undo.ts'

/** A document that is being edited. */
export interface OpenDocument {
  file: string
  /** As it is here. */
  text: string
  /** What the file had when it was read or saved last. */
  version: string
  state: 'saved' | 'saving' | 'waiting'
  steps: Steps
  /** Why it is not saved. */
  problem?: string
  /** The file has become another while it was edited here: nothing is written until one is chosen. */
  theirs?: { text: string; version: string }
}

const documents = new Map<string, OpenDocument>()
const listeners = new Set<() => void>()
let saved: (answer: Saved) => void = () => {}

/** Calls back when a document changes. @returns ends it */
export function onDocuments(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}

/** Is told what every save answers. */
export function onSaved(callback: typeof saved): void {
  saved = callback
}

export const documentAt = (file: string): OpenDocument | undefined => documents.get(file)

function put(file: string, change: Partial<OpenDocument>): OpenDocument {
  const before = documents.get(file)
  const next = { file, text: '', version: '', state: 'saved' as const, steps: noSteps, ...before, ...change }
  documents.set(file, next)
  keep(next)
  for (const listener of listeners) listener()
  return next
}

/** What a reload or a crash must not lose: what can be undone, and what no file has yet. */
const keyOf = (file: string): string => `studio ${file}`

function keep({ file, text, version, state, steps }: OpenDocument): void {
  try {
    localStorage[keyOf(file)] = JSON.stringify({ steps, ...(state !== 'saved' && { text, version }) })
  } catch {
    // Full: the file itself has the text a moment later.
  }
}

function kept(file: string): { steps?: Steps; text?: string; version?: string } {
  try {
    return JSON.parse(localStorage[keyOf(file)] ?? '{}')
  } catch {
    return {}
  }
}

/** Opens a document; what was typed before a reload and never saved comes back. */
export async function openDocument(file: string): Promise<void> {
  if (documents.has(file)) return refresh(file)
  const { steps = noSteps, text, version } = kept(file)
  const now = await call('read', { file })
  if (documents.has(file)) return
  put(file, { ...now, steps })
  if (text === undefined || version === undefined || text === now.text) return
  put(file, { text, version, state: 'waiting' })
  void save(file)
}

/** Takes what the file has now, where nothing here waits to be saved. */
export async function refresh(file: string): Promise<void> {
  const before = documents.get(file)
  if (before?.state !== 'saved') return
  const now = await call('read', { file })
  const { state, text, steps, version } = documents.get(file) ?? before
  if (state !== 'saved' || version !== before.version || now.version === version) return
  put(file, { ...now, steps: withStep(steps, text, now.text, Date.now()) })
}

/**
 * Changes a document; it is saved at once.
 * @param about what is edited, so that letters typed one after the other are undone together
 */
export function change(file: string, text: string, about?: string): void {
  const before = documents.get(file)
  if (!before || before.text === text) return
  put(file, { text, steps: withStep(before.steps, before.text, text, Date.now(), about), state: waiting(before) })
  void save(file)
}

const waiting = ({ state }: OpenDocument): OpenDocument['state'] => (state === 'saving' ? 'saving' : 'waiting')

export function undo(file: string, direction: 'undo' | 'redo'): void {
  const before = documents.get(file)
  const after = before && stepBack(before.text, before.steps, direction)
  if (!after) return
  put(file, { ...after, state: waiting(before) })
  void save(file)
}

/** One save at a time; what is typed meanwhile is saved after it. */
async function save(file: string): Promise<void> {
  const doc = documents.get(file)
  if (doc?.state !== 'waiting' || doc.theirs) return
  const { text, version } = put(file, { state: 'saving' })
  try {
    const answer = await call('save', { file, text, version })
    const now = documents.get(file) as OpenDocument
    if (!answer.saved) put(file, { state: 'waiting', theirs: { text: answer.text, version: answer.version } })
    else put(file, { version: answer.version, state: now.text === text ? 'saved' : 'waiting', problem: undefined })
    saved(answer)
    void save(file)
  } catch (error) {
    put(file, { state: 'waiting', problem: (error as Error).message })
    if (error instanceof CallError && !error.server) setTimeout(save, 1000, file)
  }
}

/** Ends a conflict. What is not taken can still be reached by undoing. */
export function settle(file: string, text: string): void {
  const doc = documents.get(file)
  if (!doc?.theirs) return
  const { theirs } = doc
  // Their version is a step of its own, so that it can be undone to.
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
