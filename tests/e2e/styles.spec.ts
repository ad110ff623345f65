import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// The one that comes with Vite, which minifies styles with it.
const vite = createRequire(import.meta.url).resolve('vite')
const { transform } = createRequire(vite)('lightningcss') as typeof import('lightningcss')

interface Declaration {
  file: string
  name: string
  value: string
}

/** The declarations of each block of a style sheet; descriptors, which browsers do not tell about, are left out. */
function blocksOf(file: string): Declaration[][] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|@(font-face|view-transition)[^}]*\}/g, '')
  return text.split(/[{}]/).map((block) =>
    [...block.matchAll(/(?<=^|;)\s*([\w-]+)\s*:\s*([^;]+)(?=;)/g)].map(([, name = '', value = '']) => ({
      file,
      name,
      value: value.replace('!important', '').trim(),
    })),
  )
}

const files = ['src', '.storybook'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

test('browsers understand every declaration, and none is written twice in a block', async ({ page }) => {
  const blocks = files.flatMap(blocksOf)
  expect(blocks.flat().length).toBeGreaterThan(4000)
  const wrong = (all: Declaration[]) =>
    page.evaluate((all) => all.filter((it) => !CSS.supports(it.name, it.value)), all)
  expect(await wrong(blocks.flat())).toEqual([])
  expect(await wrong([{ file: '', name: 'width', value: '10pxx' }])).toHaveLength(1)
  const twice = (block: Declaration[]) =>
    block.filter(({ name }, index) => block.findIndex((other) => other.name === name) < index)
  expect(blocks.flatMap(twice)).toEqual([])
})

test('every selector and rule has a name that exists', () => {
  const warnings = files.flatMap(
    (filename) =>
      transform({ filename, code: readFileSync(filename), cssModules: filename.includes('.module.') }).warnings,
  )
  expect(warnings).toEqual([])
})
