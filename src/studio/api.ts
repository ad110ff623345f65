import type { DevProblem } from '../page/dev-protocol.ts'

/** The protocol between the studio's page and its server. */

/** Path of the studio's page; those of its calls begin with it. */
export const studioPath = '/_studio'

/** Header for the token, which only the studio's own page knows. */
export const tokenHeader = 'x-studio-token'

/** A JSON Schema. */
export type Schema = { [keyword: string]: unknown }

/** A block type, with the examples that 'Add a block' offers. */
export interface BlockInfo {
  type: string
  title: string
  description: string
  carriesPageHeading: boolean
  examples: { name: string; data: Record<string, unknown> }[]
}

/** What forms are built from. */
export interface SiteInfo {
  /** All schemas by id. */
  schemas: Record<string, Schema>
  blocks: BlockInfo[]
  /** Entries of each collection, by its name. */
  collections: Record<string, { id: string; name: string }[]>
  /** How many pages show something of a file of pages-data/site, by its name. */
  shownOn: Record<string, number>
  /** Tokens and their texts. */
  tokens: Record<string, string>
  /** Paths relative to pages-data/media. */
  pictures: string[]
  icons: string[]
  /** Labels in the lookup `paths` of navigation.json. */
  labels: string[]
  /** `ahead`: how many commits no remote has. */
  repository?: { branch: string; remote?: string; ahead: number }
}

/** A page in the list of pages. */
export interface PageInfo {
  file: string
  path: string
  title: string
  draft: boolean
  /** Ids of its sections. */
  anchors: string[]
}

/** A problem that the checker found. */
export type Finding = Omit<DevProblem, 'words'>

/** The documents of the site, and what is wrong with them. */
export interface SiteState {
  pages: PageInfo[]
  /** Documents that are not pages. */
  others: string[]
  /** Files that differ from the last commit; undefined without git. */
  changed?: string[]
  problems: Finding[]
}

/** A commit that changed a document. */
export interface PastVersion {
  commit: string
  who: string
  /** ISO 8601. */
  when: string
  subject: string
  changes: string[]
}

/** The result of a save: done, or the version that somebody else has written meanwhile. */
export type Saved = { saved: true; version: string } | { saved: false; version: string; text: string }

/** A file that differs from the last commit, and how: "New", "Removed", or each change in words. */
export interface ChangedFile {
  file: string
  changes: string[]
}

/** Calls by name: the parameters and the result of each. */
export interface Calls {
  info: [object, SiteInfo]
  state: [object, SiteState]
  /** A file that is not there has neither text nor version. */
  read: [{ file: string }, { text: string; version: string }]
  save: [{ file: string; text: string; version: string }, Saved]
  'new-page': [{ like: string; path: string }, { file: string }]
  history: [{ file: string }, { versions: PastVersion[] }]
  past: [{ file: string; commit: string }, { text: string }]
  changes: [object, { changes?: ChangedFile[]; repository?: SiteInfo['repository'] }]
  publish: [{ message: string; branch: string; push: boolean }, { done: string }]
}

/** An uploaded picture. */
export interface Uploaded {
  /** Its name in page data. */
  name: string
  width: number
  height: number
  bytes: number
}
