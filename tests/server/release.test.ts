import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../src/server/main.ts'
import { keepRelease, listReleases } from '../../src/tools/build/releases.ts'
import { deployedFolder, operate, writeSite } from './deployed.ts'
import { testSettings } from './set-up.ts'

/** Puts a site of one page into dist, as a build does. */
function build(folder: string, word: string, minute: number): string {
  rmSync(join(folder, 'dist'), { recursive: true })
  writeSite(join(folder, 'dist'), word)
  return keepRelease(folder, new Date(Date.UTC(2026, 0, 1, 10, minute)))
}

test('rolling back takes a second, breaks no open page, and can be undone', async () => {
  const folder = await deployedFolder()
  const first = build(folder, 'first', 1)
  const server = await serve(await testSettings(), join(folder, 'dist'), () => {})
  onTestFinished(() => server.close())
  const status = async (path: string) => (await fetch(server.url + path)).status
  const title = async () => /<title>(.*)<\/title>/.exec(await (await fetch(server.url)).text())?.[1]
  expect(await title()).toBe('first')

  const second = build(folder, 'second', 2)
  await expect.poll(title).toBe('second')
  // A page of the first release that is still open.
  expect(await status('/assets/first.js')).toBe(200)
  expect(await status('/assets/never.js')).toBe(404)

  const listed = await operate(folder, {}, 'release', 'list')
  expect(listed).toEqual({ code: 0, output: `${second}  served\n${first}\n` })
  expect(await operate(folder, {}, 'release', 'use', first)).toEqual({ code: 0, output: `${first} is served now.\n` })
  await expect.poll(title).toBe('first')
  expect(await status('/assets/second.js')).toBe(200)

  const byHash = second.split('-').at(-1) ?? ''
  expect((await operate(folder, {}, 'release', 'use', byHash)).output).toBe(`${second} is served now.\n`)
  await expect.poll(title).toBe('second')
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual([first, second])
})

test('a build is kept once however often it is released, and only the last five are kept', async () => {
  const folder = await deployedFolder()
  const ids = Array.from({ length: 7 }, (_, minute) => build(folder, `word-${minute}`, minute))
  expect(build(folder, 'word-6', 30)).toBe(ids.at(-1))
  expect(listReleases(folder).map(({ id }) => id)).toEqual(ids.slice(-5).reverse())
})

test('a build takes the folder that it no longer needs for its release, and leaves the oldest for the next build to start from', async () => {
  const folder = await deployedFolder()
  const twin = join(folder, 'twin')
  for (const minute of [0, 1, 2, 3, 4]) build(folder, `word-${minute}`, minute)
  rmSync(join(folder, 'dist'), { recursive: true })
  writeSite(join(folder, 'dist'), 'word-5')
  writeSite(twin, 'word-5')
  const { ino } = statSync(twin)
  const names = readdirSync(twin, { recursive: true, encoding: 'utf8' }).filter((name) => /\./.test(name))
  const id = keepRelease(folder, new Date(Date.UTC(2026, 0, 1, 11)), {
    twin,
    files: new Map(names.map((name) => [name, undefined])),
  })
  expect(statSync(join(folder, 'releases', id)).ino).toBe(ino)
  expect(listReleases(folder)[0]).toEqual({ id, isServed: true })
  expect(readFileSync(join(twin, 'index.html'), 'utf8')).toContain('word-0')
})

test('a release that does not exist is named', async () => {
  const folder = await deployedFolder()
  expect(await operate(folder, {}, 'release', 'list')).toMatchObject({
    code: 0,
    output: expect.stringContaining('No release is kept yet'),
  })
  build(folder, 'one', 1)
  build(folder, 'two', 2)
  expect(await operate(folder, {}, 'release', 'use', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is called x'),
  })
  expect(await operate(folder, {}, 'release', 'use', '2026')).toMatchObject({
    code: 1,
    output: expect.stringContaining('More than one'),
  })
  expect(await operate(folder, {}, 'release')).toMatchObject({ code: 1 })
})
