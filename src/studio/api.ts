/** What the studio's page and its server tell each other. */

/** A JSON Schema as written. */
export type Schema = { [keyword: string]: unknown }

/** A kind of block, with what 'Add a block' offers. */
export interface BlockInfo {
  type: string
  title: string
  description: string
  carriesPageHeading: boolean
  examples: { name: string; data: Record<string, unknown> }[]
}

export interface SiteInfo {
  /** All schemas by id. */
  schemas: Record<string, Schema>
  blocks: BlockInfo[]
  /** Entries of each collection, by its name. */
  collections: Record<string, { id: string; name: string }[]>
  /** Texts that tokens stand for. */
  tokens: Record<string, string>
  /** Below pages-data/media. */
  pictures: string[]
  icons: string[]
  /** Labels of the lookup. */
  labels: string[]
  repository?: { branch: string; remote?: string }
}

export interface PageInfo {
  file: string
  path: string
  title: string
  draft: boolean
  /** Ids of its sections. */
  anchors: string[]
}

export interface Finding {
  file: string
  line: number
  column: number
  severity: 'error' | 'warning'
  rule: string
  message: string
  suggestion: string
}

export interface SiteState {
  pages: PageInfo[]
  /** Documents that are no pages. */
  others: string[]
  /** Files that differ from the last commit; undefined without git. */
  changed?: string[]
  problems: Finding[]
}

export interface PastVersion {
  commit: string
  who: string
  /** ISO 8601. */
  when: string
  subject: string
  changes: string[]
}

/** What was written, or the version of somebody else that stands there. */
export type Saved =
  | { saved: true; version: string; problems: Finding[] }
  | { saved: false; version: string; text: string; problems: Finding[] }

/** Calls by name: what each is given and what it answers. */
export interface Calls {
  info: [object, SiteInfo]
  state: [object, SiteState]
  read: [{ file: string }, { text: string; version: string }]
  save: [{ file: string; text: string; version: string }, Saved]
  'new-page': [{ like: string; path: string }, { file: string }]
  history: [{ file: string }, { versions: PastVersion[] }]
  past: [{ file: string; commit: string }, { text: string }]
  changes: [object, { changes?: { file: string; changes: string[] }[]; repository?: SiteInfo['repository'] }]
  publish: [{ message: string; branch: string; push: boolean }, { done: string }]
}

/** A picture as it was kept. */
export interface Uploaded {
  /** As page data writes it. */
  name: string
  width: number
  height: number
  bytes: number
}
