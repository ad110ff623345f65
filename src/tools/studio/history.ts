import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documentFrom, readDocument } from '../../engine/content/load.ts'
import type { PastVersion } from '../../studio/api.ts'
import { git } from '../author/git.ts'
import { changesIn } from './changes.ts'
import { writable } from './files.ts'

/** The most versions that are listed, because each is read and compared. */
const limit = 30

const isRepository = (root: string): boolean => git(root, ['rev-parse', '--show-toplevel']) !== undefined

/** The data of a document in a commit; undefined if it cannot be read. */
function dataAt(root: string, commit: string, file: string): unknown {
  const text = git(root, ['show', `${commit}:./${file}`])
  return text === undefined ? undefined : documentFrom(file, text).data
}

/** The versions of a document in git, latest first. Empty without git. */
export function historyOf(root: string, file: string): PastVersion[] {
  const format = ['%H', '%P', '%an', '%aI', '%s'].join('%x1f')
  const log = git(root, ['log', `-${limit}`, `--format=${format}`, '--', `./${writable(root, file)}`]) ?? ''
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', parents = '', who = '', when = '', subject = ''] = line.split('\x1f')
      const before = parents ? dataAt(root, parents.split(' ')[0] as string, file) : undefined
      return { commit, who, when, subject, changes: changesIn(before, dataAt(root, commit, file)) }
    })
}

/** The text of a document in a commit. */
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

/** A file, and what publishing it would change. */
export interface Change {
  file: string
  changes: string[]
}

/** Describes the differences from the last commit; undefined without git. */
export const unpublished = (root: string): Change[] | undefined =>
  changedFiles(root)?.map((file) => {
    if (!file.endsWith('.json')) return { file, changes: [existsSync(join(root, file)) ? 'Picture' : 'Removed'] }
    const current = existsSync(join(root, file)) ? readDocument(root, file).data : undefined
    return { file, changes: changesIn(dataAt(root, 'HEAD', file), current) }
  })
