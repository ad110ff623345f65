import { spawnSync } from 'node:child_process'

/** What a git command prints; undefined if it fails, e.g. because there is no repository or no such commit. */
export function git(root: string, words: string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', input, maxBuffer: 1e9 })
  return status === 0 ? stdout : undefined
}
