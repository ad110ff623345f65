import { spawnSync } from 'node:child_process'
import { git } from '../author/git.ts'
import { Refusal } from '../command.ts'
import { counted } from '../counted.ts'
import { changedFiles } from './history.ts'

/** The current branch, and the remote that it is pushed to. */
export interface Repository {
  branch: string
  remote?: string
  /** How many commits no remote has. */
  ahead: number
}

/** The repository of a folder; undefined if there is none. */
export function repositoryOf(root: string): Repository | undefined {
  const branch = git(root, ['symbolic-ref', '--short', 'HEAD'])?.trim()
  if (branch === undefined) return undefined
  const remote = git(root, ['remote'])?.split('\n')[0]
  const ahead = Number(git(root, ['rev-list', '--count', 'HEAD', '--not', '--remotes']) ?? 0)
  return { branch, ahead, ...(remote && { remote }) }
}

/**
 * Commits the changes in pages-data, and nothing else that is staged, and pushes what the remote does not have.
 * @param wanted `branch` is created; empty for the current branch
 * @returns a sentence that says what was done
 * @throws Refusal that says what was done, and why the rest was not
 */
export function publish(root: string, wanted: { message: string; branch: string; push: boolean }): string {
  const repository = repositoryOf(root)
  const files = changedFiles(root)
  if (!repository || !files)
    throw new Refusal('There is no git here. Your files are saved in pages-data: pass that folder on, or run git init.')
  const remote = wanted.push ? repository.remote : undefined
  if (!files.length && !(remote && repository.ahead)) throw new Refusal('Nothing differs from the last commit.')
  const branch = wanted.branch.trim() || repository.branch
  if (git(root, ['check-ref-format', '--branch', branch]) === undefined)
    throw new Refusal(`"${branch}" is not a valid branch name. Use words with hyphens, such as "new-service-page".`)
  if (files.length && !wanted.message.trim()) throw new Refusal('Describe the change in a sentence.')
  if (branch !== repository.branch) run(root, ['switch', '--create', branch])
  if (files.length) {
    run(root, ['add', '--all', '--', ...files])
    run(root, ['commit', '--quiet', '--message', wanted.message.trim(), '--', ...files])
  }
  const done = files.length ? `Committed ${counted(files.length, 'file')} on ${branch}. ` : ''
  if (!remote) return done.trim()
  try {
    run(root, ['push', '--quiet', '--set-upstream', remote, branch])
  } catch (error) {
    throw new Refusal(`${done}It could not be pushed: ${(error as Error).message}`)
  }
  return `${done}Pushed to ${remote}.`
}

/** What git says, and what it means to an editor. */
const meanings: [output: RegExp, meaning: string][] = [
  [
    /tell me who you are|empty ident|auto-detect email/i,
    'git does not know your name yet. Write once in a terminal: git config --global user.name "Your Name", and git config --global user.email with your address.',
  ],
  [
    /\[rejected\]|fetch first|non-fast-forward/,
    'others have pushed to this branch meanwhile. Write in a terminal: git pull --rebase. Then publish again.',
  ],
]

function run(root: string, args: string[]): void {
  // git must not ask for a password: nobody could answer. `meanings` matches its English messages.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  const { status, stderr, stdout, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env })
  if (status === 0) return
  const output = (stderr || stdout || error?.message || `git ${args[0]} failed`).trim()
  throw new Refusal(meanings.find(([words]) => words.test(output))?.[1] ?? output)
}
