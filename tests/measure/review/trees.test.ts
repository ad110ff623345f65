import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseState, changedFiles, git, presentState, writeState } from './trees.ts'

let root: string
const write = (name: string, text: string) => writeFileSync(join(root, name), text)

/** A project with a commit on main and one on a branch. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trees-'))
  git(root, ['init', '--quiet', '--initial-branch', 'main'])
  for (const [name, value] of ['user.name=A', 'user.email=a@b.c', 'commit.gpgsign=false'].map((set) => set.split('=')))
    git(root, ['config', name as string, value as string])
  write('.gitignore', '.cache/\n')
  write('page', 'one')
  git(root, ['add', '--all'])
  git(root, ['commit', '--quiet', '--message', 'Begin'])
  git(root, ['checkout', '--quiet', '-b', 'branch'])
  write('page', 'two')
  git(root, ['commit', '--quiet', '--all', '--message', 'Go on'])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('what is staged is not what is written: neither later words nor new files count', () => {
  write('page', 'staged')
  git(root, ['add', 'page'])
  write('page', 'written')
  write('new', 'unknown to git')
  const head = baseState(root, 'HEAD')
  const [staged, written] = [presentState(root, true), presentState(root, false)]
  expect(changedFiles(root, head, staged)).toEqual(['page'])
  expect(changedFiles(root, head, written)).toEqual(['new', 'page'])

  const folder = join(root, '.cache/side')
  writeState(root, staged, folder)
  expect(readFileSync(join(folder, 'page'), 'utf8')).toBe('staged')
  writeState(root, written, folder)
  expect(readFileSync(join(folder, 'page'), 'utf8')).toBe('written')
  writeState(root, head, folder)
  expect([readFileSync(join(folder, 'page'), 'utf8'), existsSync(join(folder, 'new'))]).toEqual(['two', false])
  expect(git(root, ['status', '--porcelain'])).toBe('MM page\n?? new')
})

test('without a name it is the point where the branch left main', () => {
  expect(baseState(root).title).toMatch(/ Begin$/)
  expect(baseState(root, 'branch').title).toMatch(/ Go on$/)
  expect(() => baseState(root, 'nowhere')).toThrow(
    'There is no commit nowhere here. A shallow clone fetches it: git fetch --depth=1 origin nowhere',
  )
})
