import { budgetsOf } from '../weigh/budgets.ts'
import { common } from './align.ts'
import { type BuiltRoute, type Facts, isExamples } from './built-route.ts'
import type { Bytes } from './model.ts'
import { blockChanges, type Change } from './words.ts'

/** What changed on a route, but for how it looks. */
export interface RouteChanges {
  words: Change[]
  facts: string[]
  /** Headings that are words like any other now, or are on another level. */
  faults: string[]
}

export function routeChanges(before: BuiltRoute, after: BuiltRoute, [was, is]: [Facts, Facts]): RouteChanges {
  const words = blockChanges(before.data.blocks, after.data.blocks)
  // What stands around examples is the same on pages.
  if (isExamples(after.path)) return { words, facts: [], faults: [] }
  // What no document says comes from code: header, footer, the words of components.
  const details = [...lineChanges(was.chrome, is.chrome, 'header or footer')]
  if (before.data.blocks.length === after.data.blocks.length && was.blocks.length === is.blocks.length)
    for (const [index, { type }] of after.data.blocks.entries())
      if (!words.some((change) => change.words.startsWith(`${type}: `)))
        details.push(...lineChanges(was.blocks[index] ?? [], is.blocks[index] ?? [], type))
  const { faults, facts } = headingChanges(was, is)
  return {
    words: [...words, ...details],
    faults,
    facts: [
      ...recordChanges(was.head, is.head, ''),
      ...recordChanges(was.structured, is.structured, 'structured data: '),
      ...linkChanges(was.links, is.links),
      ...facts,
    ],
  }
}

/** Lines that are on one side only; one in the place of another was reworded. */
function lineChanges(before: string[], after: string[], where: string): Change[] {
  const changes: Change[] = []
  let [from, to] = [0, 0]
  for (const [one, other] of [...common(before, after), [before.length, after.length] as const]) {
    const [gone, come] = [before.slice(from, one), after.slice(to, other)]
    for (let index = 0; index < Math.max(gone.length, come.length); index++) {
      const [left, right] = [gone[index], come[index]]
      const how = left === undefined ? 'added' : right === undefined ? 'removed' : 'reworded'
      changes.push({ words: `${where}: words ${how}`, ...(left && { before: left }), ...(right && { after: right }) })
    }
    from = one + 1
    to = other + 1
  }
  return changes
}

function recordChanges(before: Record<string, string>, after: Record<string, string>, kind: string): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (was === is) return []
    if (was === undefined) return [`${kind}${name} gained: “${is}”`]
    return is === undefined ? [`${kind}${name} lost: “${was}”`] : [`${kind}${name}: “${was}” → “${is}”`]
  })
}

function linkChanges(before: string[], after: string[]): string[] {
  return [
    ...without(after, before).map((link) => `link added to ${link}`),
    ...without(before, after).map((link) => `link removed to ${link}`),
  ]
}

function headingChanges(was: Facts, is: Facts): { faults: string[]; facts: string[] } {
  const textOf = (heading: string) => heading.slice(3)
  const [gone, come] = [without(was.headings, is.headings), without(is.headings, was.headings)]
  const lines = new Set([...is.chrome, ...is.blocks.flat()])
  const faults: string[] = []
  const facts: string[] = []
  for (const heading of gone) {
    const other = come.find((one) => textOf(one) === textOf(heading))
    if (other) facts.push(`heading “${textOf(heading)}”: ${heading.slice(0, 2)} → ${other.slice(0, 2)}`)
    else if (lines.has(textOf(heading)))
      faults.push(`“${textOf(heading)}” is no heading any more (${heading.slice(0, 2)})`)
  }
  return { faults, facts }
}

/** What is in the first list more often than in the second. */
function without(list: string[], other: string[]): string[] {
  const rest = [...other]
  return list.filter((entry) => {
    const index = rest.indexOf(entry)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

/** Kinds whose bytes changed, and which of them are over their budget only now. @param html what it now is */
export function byteChanges(
  before: Record<string, number>,
  after: Record<string, number>,
  html = '',
): { bytes: Bytes[]; faults: string[] } {
  const { document, fragment, fonts } = budgetsOf(html)
  const budgetOf: Record<string, number> = { 'HTML + CSS': document, 'page for the app': fragment, fonts }
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const bytes = kinds
    .filter((kind) => before[kind] !== after[kind])
    .map((kind): Bytes => ({ kind, before: before[kind], after: after[kind], budget: budgetOf[kind] }))
  const over = bytes.filter(({ before = 0, after = 0, budget = Infinity }) => after > budget && before <= budget)
  return { bytes, faults: over.map(({ kind, after, budget }) => `${kind} ${after} B, budget ${budget} B`) }
}
