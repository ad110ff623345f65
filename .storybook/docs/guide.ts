import type { Authored } from '../../src/contract/index.ts'

/** When to take a block and when not: <type>.guide.json in the folder of the block. */
export interface Guide {
  /** "new" while its contract may still change. */
  status: 'new' | 'stable' | 'leaving'
  /** The day on which it came, such as 2026-11-21. */
  since: string
  /** When to use it, and when another is better. */
  use: string
  avoid: string
  /** An example of the contract that shows it at its best, with what is good about it. */
  do: { example: string; because: string }
  /** An example with what an editor should not write in it: properties in the place of those it has; null takes one away. */
  dont: { example: string; change: Record<string, unknown>; because: string }
}

/** An example as the guide changes it. */
export const spoilt = (example: Authored.Block, change: Guide['dont']['change']): Authored.Block =>
  Object.fromEntries(Object.entries({ ...example, ...change }).filter(([, value]) => value !== null)) as Authored.Block
