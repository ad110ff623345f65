import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keptFolders } from '../../src/engine/work-folder.ts'
import { copyOfSite, run } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

const cache = join(root, 'node_modules/.cache/page-engine')

function build(): string {
  const { status, output } = run(root, 'tsx', 'src/tools/build.ts')
  expect(status, output).toBe(0)
  return output
}

/** Every file of the built site, by name. */
function built(): Map<string, Buffer> {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name))]))
}

function changed(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter((name) => !before.get(name)?.equals(after.get(name) ?? Buffer.of()))
    .map((name) => name.slice(join(root, 'dist/').length))
    .sort()
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, 'pages-data', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

const pagesAmong = (names: string[]) => names.filter((name) => /^data\/.*\.json$|\.html$/.test(name))

describe('design 9 · building again', { timeout: 900_000 }, () => {
  it('makes only what changed and what depends on it, and comes out byte for byte like a full build', async () => {
    build()
    const first = built()
    const pages = readdirSync(join(root, 'pages-data')).filter((name) => name.endsWith('.json')).length

    edit('portfolio.json', '"description": "', '"description": "See them. ')
    expect(build()).toContain(`${pages - 1} of them as they were`)
    const second = built()
    expect(pagesAmong(changed(first, second))).toEqual(['data/portfolio.json', 'portfolio/index.html'])

    const job = /"title": "(.*?)"/.exec(readFileSync(join(root, 'pages-data/site/jobs.json'), 'utf8'))?.[1] as string
    edit('site/jobs.json', job, `${job} (again)`)
    expect(build()).toContain(`${pages - 1} of them as they were`)
    const third = built()
    expect(pagesAmong(changed(second, third))).toEqual(['career/index.html', 'data/career.json'])

    // Pictures apart, which take long, nothing is kept.
    for (const kept of keptFolders.filter((name) => name !== 'pictures')) rmSync(join(cache, kept), { recursive: true })
    // Two at once: each works in a folder of its own, and the site is whole.
    const both = [1, 2].map(() =>
      spawn('node_modules/.bin/tsx', ['src/tools/build.ts'], { cwd: root, stdio: 'ignore' }),
    )
    const ends = await Promise.all(both.map((child) => once(child, 'exit')))
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ])
    expect(changed(third, built())).toEqual([])
    expect(readdirSync(cache).filter((name) => name.startsWith('building-'))).toEqual([])
  })
})
