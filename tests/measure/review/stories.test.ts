import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedSources } from './causes.ts'
import { changedSheets, isRestyledPart, type StoryFile, type StoryStage, storyCauses, storyFiles } from './stories.ts'

let root: string
function write(side: string, name: string, text: string): void {
  const file = join(root, side, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Two parts, of which one has styles of its own, and what shows all stories. */
function writeSide(side: string): void {
  write(
    side,
    '.storybook/preview.tsx',
    "import '../src/styles/main.css'\nconst open = () => import('../src/client.ts')\n",
  )
  write(side, 'src/client.ts', '')
  write(side, 'src/styles/main.css', "@import './tokens.css';\np { color: var(--text) }\n")
  write(side, 'src/styles/tokens.css', ':root { --text: navy; --line: grey }\n')
  for (const part of ['Grid', 'Icon']) {
    write(side, `src/ui/${part}.stories.tsx`, `import { ${part} } from './${part}.tsx'\n`)
    write(side, `src/ui/${part}.tsx`, part === 'Grid' ? "import styles from './grid.module.css'\n" : '')
  }
  write(side, 'src/ui/grid.module.css', 'ul { border: 1px solid var(--line) }\n')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stories-'))
  for (const side of ['before', 'after']) writeSide(side)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The parts whose stories can look otherwise when a file has another text, and why. */
function openAfter(file: string, text: string): Record<string, string[]> {
  write('after', file, text)
  const [before, after] = ['before', 'after'].map((side) => join(root, side)) as [string, string]
  const known = storyFiles(before)
  const changed = changedSources([file], before, after)
  return Object.fromEntries(
    [...storyFiles(after)].flatMap(([name, part]) =>
      part.hash === known.get(name)?.hash ? [] : [[name, storyCauses(part, changed)]],
    ),
  )
}

test('a part is open whose own files changed, and no other', () => {
  expect(openAfter('src/ui/grid.module.css', 'ul { border: 0 }\n')).toEqual({ 'ui/Grid': ['src/ui/grid.module.css'] })
})

test('a token concerns the parts whose styles use it', () => {
  expect(openAfter('src/styles/tokens.css', ':root { --text: navy; --line: red }\n')).toEqual({
    'ui/Grid': ['the token --line (grey → red)'],
  })
})

test('what all stories load concerns all of them, what they load only when it is needed none', () => {
  expect(Object.keys(openAfter('src/client.ts', 'one'))).toEqual([])
  expect(Object.keys(openAfter('src/styles/main.css', 'p { color: red }'))).toEqual(['ui/Grid', 'ui/Icon'])
})

test('parts differ in their styles alone where only style sheets have another text', () => {
  const isRestyled = () => {
    const [before, after] = ['before', 'after'].map((side) => storyFiles(join(root, side)).get('ui/Grid'))
    return isRestyledPart(before as StoryFile, after as StoryFile)
  }
  write('after', 'src/styles/tokens.css', ':root { --text: red }\n')
  expect(isRestyled()).toBe(true)
  write('after', 'src/ui/Grid.tsx', 'export const columns = 2\n')
  expect(isRestyled()).toBe(false)
})

test('style sheets of two Storybooks are paired by name, where each name is there once', () => {
  const sheets = () =>
    changedSheets(...(['before', 'after'].map((side) => ({ dist: join(root, side) })) as [StoryStage, StoryStage]))
  write('before', 'assets/iframe-12345678.css', 'a { src: url(./a.woff2) }')
  write('after', 'assets/iframe-87654321.css', 'b')
  for (const side of ['before', 'after']) write(side, 'assets/Grid-12345678.css', 'same')
  expect(sheets()).toEqual([
    { files: ['iframe-12345678.css'], styles: ['a { src: url(/assets/a.woff2) }'] },
    { files: ['iframe-87654321.css'], styles: ['b'] },
  ])
  for (const [side, mark] of [
    ['before', 'aaaaaaaa'],
    ['after', 'bbbbbbbb'],
  ] as const)
    write(side, `assets/iframe-${mark}.css`, '')
  expect(sheets()).toBeUndefined()
})
