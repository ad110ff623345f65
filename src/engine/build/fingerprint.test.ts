import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeSites, siteWith } from '../../../tests/fixtures/site-with.ts'
import { fingerprint } from './fingerprint.ts'

afterAll(removeSites)

const around = { 'vite.config.ts': 'export default {}', 'package-lock.json': '{}', 'README.md': 'Read me.' }

test('npm start builds again after a change of what a build reads, and only then', () => {
  const root = siteWith(around)
  const change = (file: string, text: string) => writeFileSync(join(root, file), text)
  const seen = [fingerprint(root)]
  const isNew = () => {
    const now = fingerprint(root)
    const known = seen.includes(now)
    seen.push(now)
    return !known
  }
  expect(isNew()).toBe(false)
  change('README.md', 'Other words.')
  expect(isNew()).toBe(false)
  for (const file of ['pages-data/about.json', 'pages-data/media/cards/ship.svg', 'src/new.ts', 'package-lock.json']) {
    change(file, 'changed')
    expect([file, isNew()]).toEqual([file, true])
  }
  rmSync(join(root, 'pages-data/about.json'))
  expect(isNew()).toBe(true)
})
