import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documentFrom, readDocument } from '../../engine/content/load.ts'
import { git } from '../author/git.ts'
import { changesIn } from './changes.ts'
import { writable } from './files.ts'

/** What a version of a file changed, by whom and when. */
export interface PastVersion {
  commit: string
  who: string
  /** ISO 8601. */
  when: string
  subject: string
  changes: string[]
}

/** How many versions are told: each is read and compared. */
const most = 30

const isRepository = (root: string): boolean => git(root, ['rev-parse', '--show-toplevel']) !== undefined

/** A document as a commit has it; undefined where it has none that can be read. */
function dataAt(root: string, commit: string, file: string): unknown {
  const text = git(root, ['show', `${commit}:./${file}`])
  return text === undefined ? undefined : documentFrom(file, text).data
}

/** The versions of a document that git knows, the last one first. Empty without git. */
export function historyOf(root: string, file: string): PastVersion[] {
  const marks = ['%H', '%P', '%an', '%aI', '%s'].join('%x1f')
  const log = git(root, ['log', `-${most}`, `--format=${marks}`, '--', `./${writable(root, file)}`]) ?? ''
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', parents = '', who = '', when = '', subject = ''] = line.split('\x1f')
      const before = parents ? dataAt(root, parents.split(' ')[0] as string, file) : undefined
      return { commit, who, when, subject, changes: changesIn(before, dataAt(root, commit, file)) }
    })
}

/** The text that a version of a document has. */
export const textAt = (root: string, file: string, commit: string): string | undefined =>
  /^([0-9a-f]{40}|HEAD)$/.test(commit) ? git(root, ['show', `${commit}:./${writable(root, file)}`]) : undefined

/** Files of pages-data that differ from the last commit, relative to the root; undefined without git. */
export function changedFiles(root: string): string[] | undefined {
  if (!isRepository(root)) return undefined
  const prefix = (git(root, ['rev-parse', '--show-prefix']) ?? '').trim()
  const status = git(root, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'pages-data'])
  return (status ?? '')
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3 + prefix.length))
}

/** A file with what publishing it would change. */
export interface Change {
  file: string
  changes: string[]
}

/** What differs from the last commit, in words; undefined without git. */
export const unpublished = (root: string): Change[] | undefined =>
  changedFiles(root)?.map((file) => {
    if (!file.endsWith('.json')) return { file, changes: [existsSync(join(root, file)) ? 'Picture' : 'Removed'] }
    const now = existsSync(join(root, file)) ? readDocument(root, file).data : undefined
    return { file, changes: changesIn(dataAt(root, 'HEAD', file), now) }
  })
