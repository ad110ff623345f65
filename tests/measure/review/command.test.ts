import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Problem } from '../../../src/engine/content/problem.ts'
import { dataFile, htmlFile } from '../../../src/page/routes.ts'
import type { Review } from './model.ts'
import { git } from './trees.ts'

const project = process.cwd()
const builder = readFileSync('tests/measure/review/build-side.ts', 'utf8')
let root: string

function write(name: string, content: string | object): void {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

/** Notes that the side was built already, with one page and these findings of the checker. */
function built(side: 'before' | 'after', tree: string, problems: Problem[], isBuilt = true): void {
  const at = `.cache/review/${side}`
  write(`${at}.json`, { tree, by: builder, built: isBuilt, problems })
  write(`${at}/pages-data/site/redirects.json`, { redirects: [] })
  write(`${at}/dist/csp.json`, { pages: { '/': '' } })
  write(`${at}/dist/assets/entry-01234567.js`, '')
  write(`${at}/dist/${htmlFile('/')}`, '<!doctype html><title>Home</title>')
  write(`${at}/dist/${dataFile('/')}`, { path: '/', blocks: [] })
}

const review = (...words: string[]) =>
  spawnSync(process.execPath, [join(project, 'src/tools/run.js'), '../../tests/measure/review', ...words], {
    ...{ cwd: root, encoding: 'utf8' },
  })

const problem: Problem = {
  ...{ file: 'pages-data/home.json', line: 3, column: 5, endLine: 3, endColumn: 9, rule: 'link', severity: 'error' },
  ...{ message: 'There is no page /abuot.', suggestion: 'Did you mean /about?' },
}

/** A commit, and a word changed since. */
let [base, present] = ['', '']
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-command-'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  git(root, ['init', '--quiet', '--initial-branch', 'main'])
  for (const [name, value] of [
    ['user.name', 'A'],
    ['user.email', 'a@b.c'],
    ['commit.gpgsign', 'false'],
  ] as const)
    git(root, ['config', name, value])
  write('.gitignore', '.cache/\nreview/\nnode_modules\n')
  write('page', 'one')
  git(root, ['add', '--all'])
  git(root, ['commit', '--quiet', '--message', 'Begin'])
  base = git(root, ['rev-parse', 'HEAD^{tree}'])
  write('page', 'two')
  git(root, ['add', '--all'])
  present = git(root, ['write-tree'])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the exit code is 0 where nothing must be fixed; JSON has what the files have', () => {
  built('before', base, [problem])
  built('after', present, [{ ...problem, line: 4 }])
  const { status, stdout, stderr } = review('HEAD', '--format', 'json')
  expect(status, stderr).toBe(0)
  const printed = JSON.parse(stdout) as Review
  expect(printed).toMatchObject({
    files: ['page'],
    faults: [],
    routes: [],
    same: ['/'],
    after: 'the files as they are',
  })
  expect(JSON.parse(readFileSync(join(root, 'review/review.json'), 'utf8'))).toEqual(printed)
  expect(readFileSync(join(root, 'review/index.html'), 'utf8')).toContain('Compared and the same: 1')
  expect(readFileSync(join(root, 'review/review.md'), 'utf8')).toMatch(/^## No page and no block changes/)
})

test('a new finding of the checker is exit code 1, and so is page data that cannot be built', () => {
  built('before', base, [])
  built('after', present, [problem])
  const found = review('HEAD', '--staged', '--format', 'json')
  expect(found.status, found.stderr).toBe(1)
  expect((JSON.parse(found.stdout) as Review).faults).toEqual([
    'error: pages-data/home.json:3 There is no page /abuot. Did you mean /about?',
  ])
  built('after', present, [problem], false)
  const broken = review('HEAD')
  expect(broken.status).toBe(1)
  expect(broken.stdout).toContain('### To be mended\n\n- pages-data/home.json:3 There is no page /abuot.')
})
