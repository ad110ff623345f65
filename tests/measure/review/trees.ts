import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../../src/tools/command.ts'

/** Runs git. @throws Error with what it said */
export function git(root: string, words: string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('git', words, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`git ${words[0]}: ${stderr.trim()}`)
  return stdout.trim()
}

/** A state of the project: a tree of git, and how people call it. */
export interface State {
  tree: string
  title: string
}

/**
 * What is compared with: a commit by any of its names; without one, the point where this branch left main.
 * @throws Refusal if there is none
 */
export function baseState(root: string, wanted?: string): State {
  const candidates = wanted ? [wanted] : ['origin/main', 'main']
  for (const name of candidates) {
    try {
      const commit = git(root, wanted ? ['rev-parse', '--verify', `${name}^{commit}`] : ['merge-base', 'HEAD', name])
      return {
        tree: git(root, ['rev-parse', `${commit}^{tree}`]),
        title: git(root, ['log', '-1', '--format=%h %s', commit]),
      }
    } catch {}
  }
  throw new Refusal(
    wanted
      ? `There is no commit ${wanted} here. A shallow clone fetches it: git fetch --depth=1 origin ${wanted}`
      : 'There is no branch main here to compare with. Name a commit: npm run review -- HEAD~1',
  )
}

/** What is staged, or all that is written: files that git does not know yet included. */
export function presentState(root: string, staged: boolean): State {
  if (staged) return { tree: git(root, ['write-tree']), title: 'what is staged' }
  const index = join(root, '.cache/review/present.index')
  mkdirSync(join(index, '..'), { recursive: true })
  cpSync(git(root, ['rev-parse', '--path-format=absolute', '--git-path', 'index']), index)
  const env = { GIT_INDEX_FILE: index }
  git(root, ['add', '--all'], env)
  return { tree: git(root, ['write-tree'], env), title: 'the files as they are' }
}

/** The files that differ between two states. */
export const changedFiles = (root: string, before: State, after: State): string[] =>
  git(root, ['diff', '--name-only', '--no-renames', before.tree, after.tree]).split('\n').filter(Boolean)

/** Makes a folder hold a state; files that are the same stay, and so does what git ignores. */
export function writeState(root: string, { tree }: State, folder: string): void {
  const index = `${folder}.index`
  if (!existsSync(folder)) rmSync(index, { force: true })
  mkdirSync(folder, { recursive: true })
  const env = {
    GIT_DIR: git(root, ['rev-parse', '--absolute-git-dir']),
    GIT_INDEX_FILE: index,
    GIT_WORK_TREE: folder,
  }
  git(folder, ['read-tree', '--reset', '-u', tree], env)
  git(folder, ['checkout-index', '--all', '--force', '--index'], env)
}
