import { spawnSync } from 'node:child_process'
import { git } from '../author/git.ts'
import { Refusal } from '../command.ts'
import { changedFiles } from './history.ts'

/** The current branch, and the remote that it is pushed to. */
export interface Repository {
  branch: string
  remote?: string
}

/** The repository of a folder; undefined if there is none. */
export function repositoryOf(root: string): Repository | undefined {
  const branch = git(root, ['symbolic-ref', '--short', 'HEAD'])?.trim()
  if (branch === undefined) return undefined
  const remote = git(root, ['remote'])?.split('\n')[0]
  return { branch, ...(remote && { remote }) }
}

/**
 * Commits the changes in pages-data, and nothing else that is staged.
 * @param wanted `branch` is created; empty for the current branch
 * @returns a sentence that says what was done
 * @throws Refusal with git's message
 */
export function publish(root: string, wanted: { message: string; branch: string; push: boolean }): string {
  const repository = repositoryOf(root)
  const files = changedFiles(root)
  if (!repository || !files)
    throw new Refusal('There is no git here. Your files are saved in pages-data: pass that folder on, or run git init.')
  if (!files.length) throw new Refusal('Nothing differs from the last commit.')
  if (!wanted.message.trim()) throw new Refusal('Describe the change in a sentence.')
  const branch = wanted.branch.trim() || repository.branch
  if (git(root, ['check-ref-format', '--branch', branch]) === undefined)
    throw new Refusal(`"${branch}" is not a valid branch name. Use words with hyphens, such as "new-service-page".`)
  if (branch !== repository.branch) run(root, ['switch', '--create', branch])
  run(root, ['add', '--all', '--', ...files])
  run(root, ['commit', '--quiet', '--message', wanted.message.trim(), '--', ...files])
  const done = `Committed ${files.length} ${files.length === 1 ? 'file' : 'files'} on ${branch}.`
  if (!wanted.push || !repository.remote) return done
  try {
    run(root, ['push', '--quiet', '--set-upstream', repository.remote, branch])
  } catch (error) {
    throw new Refusal(`${done} It could not be pushed: ${(error as Error).message}`)
  }
  return `${done} Pushed to ${repository.remote}.`
}

function run(root: string, args: string[]): void {
  // git must not ask for a password: nobody could answer.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const { status, stderr, stdout, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Refusal((stderr || stdout || error?.message || `git ${args[0]} failed`).trim())
}
