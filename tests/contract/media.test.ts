import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../src/engine/build/pictures.ts'
import { loadSite } from '../../src/engine/content/load.ts'

const media = 'pages-data/media'
const folders = readdirSync(media).filter((folder) => readdirSync(`${media}/${folder}`).includes('SOURCES.md'))

describe.each(folders)('media/%s/SOURCES.md', (folder) => {
  test('lists the sources of exactly the pictures in its folder', () => {
    const rows = readFileSync(`${media}/${folder}/SOURCES.md`, 'utf8').matchAll(/^\| ([\w-]+\.(?:svg|png|jpg)) \|/gm)
    const pictures = readdirSync(`${media}/${folder}`).filter((name) => name !== 'SOURCES.md')
    expect([...rows].map(([, name]) => name).sort()).toEqual(pictures.sort())
  })
})

test('the beginning of every picture says how large it is', () => {
  const { sizes } = loadSite('.')
  const files = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:jpg|png|svg)$/.test(name),
  )
  const wanted = files.map((name) => [name, Object.values(sizeOf(readFileSync(`${media}/${name}`)))])
  expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(wanted))
})

test('the logos of technologies have sources', () => {
  expect(folders).toContain('tech')
})
