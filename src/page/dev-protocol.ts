/** What the dev server and the pages it shows say to each other. No build has any of it. */

/** Events of the dev server's web socket. */
export const devEvents = {
  /** Documents or code were saved. */
  update: 'page-engine:update',
  /** What is wrong with the site now, as DevProblem[]. */
  problems: 'page-engine:problems',
  /** A page asks for what is wrong, as it can hear of it now. */
  here: 'page-engine:here',
} as const

/** Sent with devEvents.update. */
export interface DevUpdate {
  /** Whether code was saved: then React refreshes hydrated blocks itself, which keeps their state. */
  byCode: boolean
  /** The documents, pictures and contracts that were saved, relative to the root. */
  files: string[]
}

/** A mistake in the site. */
export interface DevProblem {
  file: string
  line: number
  column: number
  severity: 'error' | 'warning'
  rule: string
  message: string
  suggestion: string
  /** The text that `npm run check` prints. */
  words: string
}

/** The parts of a page, its blocks in order. */
interface Parts<Html> {
  header: Html
  blocks: Html[]
  footer: Html
}

/** The parts of a page as HTML, and their hash. */
export type FinishedParts = Parts<string> & { hash: string }

/** The same, with null for each part that the page shows already. */
export type ChangedParts = Parts<string | null> & { hash: string }

/** Header of a request for changed parts: the hash of those that the page shows. */
export const shownHeader = 'x-shown'

/** Parameters of a page's address. */
export const devParameters = {
  /** Shows the page with the places of its values (page/origin.ts) and the script of the studio's frame. */
  studio: '_studio',
  /** Shows the page as it was in this commit. */
  past: '_past',
  /** Shows one example of a block alone, by its number. */
  example: '_example',
} as const
