import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeSites, siteWith } from '../../../tests/fixtures/site-with.ts'
import { codeFingerprint, fingerprint } from './fingerprint.ts'

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

test('code of every kind makes pages anew, page data does not', () => {
  const root = siteWith(around)
  let before = codeFingerprint(root)
  const isNew = (file: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), 'changed')
    const now = codeFingerprint(root)
    const changed = now !== before
    before = now
    return changed
  }
  const code = ['src/index.html', 'src/blocks/faq/faq.module.css', 'src/blocks/faq/Faq.tsx']
  for (const file of [...code, 'schema/forms/enquiry.schema.json', 'vite.config.ts', 'package-lock.json'])
    expect([file, isNew(file)]).toEqual([file, true])
  expect(isNew('pages-data/about.json')).toBe(false)
})
