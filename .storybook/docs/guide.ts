import type { Authored } from '../../src/contract/index.ts'

/** When to use a block and when not: <type>.guide.json in the folder of the block. */
export interface Guide {
  /** "new" while its contract may still change. */
  status: 'new' | 'stable' | 'leaving'
  /** The day on which it was added, such as 2026-11-21. */
  since: string
  /** When to use it. */
  use: string
  /** When to use another block instead. */
  avoid: string
  /** A good example of the contract, with the reason. */
  do: { example: string; because: string }
  /** A bad example, with the reason: `change` replaces properties of an example of the contract; null removes one. */
  dont: { example: string; change: Record<string, unknown>; because: string }
}

/** An example with the changes of a guide. */
export const changed = (example: Authored.Block, change: Guide['dont']['change']): Authored.Block =>
  Object.fromEntries(Object.entries({ ...example, ...change }).filter(([, value]) => value !== null)) as Authored.Block
