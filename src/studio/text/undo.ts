/** A change of a text: at offset `at`, `gone` was replaced by `put`. */
export interface Step {
  at: number
  gone: string
  put: string
  /** What was edited, so that consecutive letters are one step. */
  about?: string
  /** When, in ms. */
  when: number
  /** Made elsewhere: in another tab, or in another program. */
  foreign?: true
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
function stepBetween(before: string, after: string): Change {
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

/**
 * Takes in a change that was made elsewhere. Undo skips it, unless it overlaps what was changed here: then it stands
 * between the steps.
 */
export function withForeign(steps: Steps, before: string, after: string): Steps {
  if (before === after || !(steps.done.length + steps.undone.length)) return steps
  const foreign = stepBetween(before, after)
  const { others, overlapped, change } = movedBy(foreign, steps.done, ({ put, gone }) => [put, gone])
  const between: Step[] = overlapped.length ? [{ ...change, when: 0, foreign: true }] : []
  return {
    done: [...overlapped, ...between, ...others],
    undone: movedBy(foreign, steps.undone, ({ put, gone }) => [gone, put]).others,
  }
}

type Change = Pick<Step, 'at' | 'gone' | 'put'>

/**
 * Moves steps to where they are after a change, from the last to the first that overlaps it.
 * @param turned what a step would replace now, and what by
 * @returns the steps before that one, those after it, and the change as it is between them
 */
function movedBy(change: Change, steps: Step[], turned: (step: Step) => [now: string, then: string]) {
  let { at } = change
  const others: Step[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as Step
    const [now, then] = turned(step)
    if (at + change.gone.length <= step.at)
      others.unshift({ ...step, at: step.at + change.put.length - change.gone.length })
    else if (at >= step.at + now.length) {
      others.unshift(step)
      at += then.length - now.length
    } else return { others, overlapped: steps.slice(0, index + 1), change: { ...change, at } }
  }
  return { others, overlapped: [], change }
}

/** Applies a change to a text; undefined if it does not fit the text. */
export function applied(text: string, { at, gone, put }: Change): string | undefined {
  return text.slice(at, at + gone.length) === gone ? text.slice(0, at) + put + text.slice(at + gone.length) : undefined
}

/** The text and steps after an undo or redo, and the step; undefined if there is nothing to undo or redo. */
export function stepBack(
  text: string,
  steps: Steps,
  direction: 'undo' | 'redo',
): { text: string; steps: Steps; step: Step } | undefined {
  const [from, to] = direction === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const)
  const step = steps[from].at(-1)
  if (!step) return undefined
  const change = direction === 'undo' ? { at: step.at, gone: step.put, put: step.gone } : step
  const after = applied(text, change)
  if (after === undefined) return undefined
  const moved = { ...step, about: undefined }
  return { text: after, step, steps: { ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], moved] } }
}
