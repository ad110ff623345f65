import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Each folder with those it may import from, according to the table of src/README.md. */
const allowed = new Map(
  readFileSync('src/README.md', 'utf8')
    .split('\n')
    .map((line) => /^\| `([a-z/]+)` \|.*\|([^|]*)\|$/.exec(line))
    .flatMap((row) => (row ? [[row[1] as string, namesIn(row[2] as string)] as const] : [])),
)

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)
}

const files = ['src', '.storybook'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('generated'))
    .map((name) => join(root, name)),
)

/** The row of the table that a file belongs to; folders outside of src are themselves. */
function folderOf(file: string): string {
  if (/\.stories\.tsx$/.test(file)) return '.storybook'
  const [top = '', folder = '', inner = ''] = file.split('/')
  if (top !== 'src') return top
  return allowed.has(`${folder}/${inner}`) ? `${folder}/${inner}` : folder
}

const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => ({
    file,
    from: folderOf(file),
    name,
    to: name.startsWith('.') ? folderOf(normalize(join(dirname(file), name))) : undefined,
  })),
)

const inside = (folder: string) => imports.filter(({ from }) => from === folder)

describe('imports go one way', () => {
  it('the table lists every folder', () => {
    const folders = new Set(files.map(folderOf))
    folders.delete('.storybook')
    expect([...folders].sort()).toEqual([...allowed.keys()].sort())
  })

  it.each([...allowed])('src/%s imports exactly what its row in src/README.md names', (folder, targets) => {
    const used = inside(folder).flatMap(({ to }) => (to && to !== folder ? [to] : []))
    expect([...new Set(used)].sort()).toEqual([...targets].sort())
  })

  it('there are no cycles', () => {
    const reach = (folder: string, seen = new Set<string>()): Set<string> => {
      for (const next of allowed.get(folder) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          reach(next, seen)
        }
      return seen
    }
    expect([...allowed.keys()].filter((folder) => reach(folder).has(folder))).toEqual([])
  })

  it('code shared with the browser does not import from Node', () => {
    const browser = ['contract', 'page', 'ui', 'elements', 'api', 'forms', 'chrome', 'blocks', 'client']
    expect(browser.flatMap(inside).filter(({ name }) => name.startsWith('node:'))).toEqual([])
  })

  it('the engine names no block', () => {
    const types = readdirSync('src/blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const named = files
      .filter((file) => /^src\/(engine|page)\//.test(file))
      .flatMap((file) =>
        types
          .filter(({ name }) => new RegExp(`['"\`]${name}['"\`]|blocks/${name}/`).test(readFileSync(file, 'utf8')))
          .map(({ name }) => `${file}: ${name}`),
      )
    expect(named).toEqual([])
  })

  it('the server does not import React', () => {
    expect(inside('server').filter(({ name }) => name.startsWith('react'))).toEqual([])
  })
})
