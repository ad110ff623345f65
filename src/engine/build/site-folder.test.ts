import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SiteFolder } from './site-folder.ts'
import { moved } from './work-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'site-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
})

let builds = 0
/** Builds a site of these files. */
function build(files: Record<string, string>): void {
  const at = { target: join(root, 'dist'), spare: join(root, 'spare'), list: join(root, 'list') }
  const out = new SiteFolder({ ...at, work: join(root, `work-${builds++}`) })
  for (const [name, text] of Object.entries(files)) out.put(name, text)
  out.prune()
  const twin = out.finish()
  if (!twin) return
  expect(contents(twin)).toEqual(contents(join(root, 'dist')))
  moved(twin, join(root, 'spare'))
}

const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [name, statSync(join(folder, name)).isFile() && readFileSync(join(folder, name), 'utf8')])

const file = (name: string) => join(root, 'dist', name)
const text = (name: string) => readFileSync(file(name), 'utf8')
const inode = (name: string) => statSync(file(name)).ino
const names = () => readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).sort()

test('an unchanged file stays the same file over several builds; a changed one is a new file', () => {
  build({ 'about/index.html': 'about', 'index.html': 'one' })
  const before = inode('about/index.html')
  for (const word of ['two', 'three', 'one']) {
    build({ 'about/index.html': 'about', 'index.html': word })
    expect(text('index.html')).toBe(word)
    expect(inode('about/index.html')).toBe(before)
  }
  expect(names()).toEqual(['about', 'about/index.html', 'index.html'])
})

test('what was linked before a build is not written into', () => {
  for (const word of ['one', 'two', 'three']) {
    build({ 'index.html': word })
    linkSync(file('index.html'), join(root, word))
  }
  expect(['one', 'two', 'three'].map((word) => readFileSync(join(root, word), 'utf8'))).toEqual(['one', 'two', 'three'])
})

test('files that a site no longer has go, with their folders, and come back', () => {
  for (const about of [true, false, true]) {
    build({ 'index.html': 'home', ...(about && { 'about/us/index.html': 'about' }) })
    expect(existsSync(file('about'))).toBe(about)
  }
})

test('what somebody has changed, put or removed in the folder is mended', () => {
  const site = { 'index.html': 'home', 'robots.txt': 'all', 'about/index.html': 'about' }
  for (let round = 0; round < 3; round++) {
    build(site)
    expect(names()).toEqual(['about', 'about/index.html', 'index.html', 'robots.txt'])
    expect([text('index.html'), text('robots.txt')]).toEqual(['home', 'all'])
    writeFileSync(file('index.html'), 'HOME')
    rmSync(file('robots.txt'))
    writeFileSync(file('stray.html'), '')
  }
})

test('a spare folder that is gone, and a list that cannot be read, cost time alone', () => {
  build({ 'index.html': 'home' })
  build({ 'index.html': 'home again' })
  rmSync(join(root, 'spare'), { recursive: true })
  writeFileSync(join(root, 'list'), 'half a li')
  build({ 'index.html': 'home', 'about/index.html': 'about' })
  expect([text('index.html'), text('about/index.html')]).toEqual(['home', 'about'])
})
