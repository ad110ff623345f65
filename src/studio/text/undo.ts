/** A change of a text: at offset `at`, `gone` was replaced by `put`. */
export interface Step {
  at: number
  gone: string
  put: string
  /** What was edited, so that consecutive letters are one step. */
  about?: string
  /** When, in ms. */
  when: number
}

/** The changes of a text that can be undone and redone, the latest last. */
export interface Steps {
  done: Step[]
  undone: Step[]
}

/** The steps of an unchanged text. */
export const noSteps: Steps = { done: [], undone: [] }

const maxSteps = 500
/** Letters typed within this time are one step, in ms. */
const mergeTime = 1200

/** The single change that turns one text into another. */
export function stepBetween(before: string, after: string): Pick<Step, 'at' | 'gone' | 'put'> {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before[at] === after[at]) at += 1
  let end = 0
  while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { at, gone: before.slice(at, before.length - end), put: after.slice(at, after.length - end) }
}

/** Adds a change to the steps. */
export function withStep(steps: Steps, before: string, after: string, when: number, about?: string): Steps {
  const last = steps.done.at(-1)
  if (last && about !== undefined && last.about === about && when - last.when < mergeTime) {
    const original = applied(before, { at: last.at, gone: last.put, put: last.gone })
    if (original !== undefined)
      return { done: [...steps.done.slice(0, -1), { ...stepBetween(original, after), about, when }], undone: [] }
  }
  return { done: [...steps.done, { ...stepBetween(before, after), about, when }].slice(-maxSteps), undone: [] }
}

/** Applies a change to a text; undefined if it does not fit the text. */
export function applied(text: string, { at, gone, put }: Pick<Step, 'at' | 'gone' | 'put'>): string | undefined {
  return text.slice(at, at + gone.length) === gone ? text.slice(0, at) + put + text.slice(at + gone.length) : undefined
}

/** The text and steps after an undo or redo; undefined if there is nothing to undo or redo. */
export function stepBack(
  text: string,
  steps: Steps,
  direction: 'undo' | 'redo',
): { text: string; steps: Steps } | undefined {
  const [from, to] = direction === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const)
  const step = steps[from].at(-1)
  if (!step) return undefined
  const change = direction === 'undo' ? { at: step.at, gone: step.put, put: step.gone } : step
  const after = applied(text, change)
  if (after === undefined) return undefined
  const moved = { ...step, about: undefined }
  return { text: after, steps: { ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], moved] } }
}
