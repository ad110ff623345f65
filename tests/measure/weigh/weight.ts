import type { budgets } from './budgets.ts'

/** One thing that was fetched or drawn, and its bytes. */
export interface Part {
  name: string
  bytes: number
}

/** What one route weighs on a phone until it is idle, untouched; bytes are brotli bytes of the bodies. */
export interface Weight {
  path: string
  budgets: typeof budgets
  /** HTML with the inlined styles. */
  document: number
  scripts: Part[]
  /** A carousel is in view, so its script has loaded. */
  carousel: boolean
  fonts: Part[]
  picturesAboveFold: Part[]
  /** What the app fetches of the page. */
  fragment: number
  /** Cumulative layout shift until everything but the fonts is there, and what the fonts add when they come late. */
  layoutShift: number
  fontShift: number
  /** Blocks in which something moved, by type. */
  moved: string[]
  /** Requests to another host. */
  foreign: string[]
  /** Blocks by the bytes of their HTML alone, heaviest first. */
  blocks: Part[]
}

export const total = (parts: Part[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0)

export const heaviestFirst = (parts: Part[]): Part[] => parts.toSorted((a, b) => b.bytes - a.bytes)
