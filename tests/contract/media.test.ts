import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const media = 'pages-data/media'
const folders = readdirSync(media).filter((folder) => readdirSync(`${media}/${folder}`).includes('SOURCES.md'))

describe.each(folders)('media/%s/SOURCES.md', (folder) => {
  test('lists the sources of exactly the pictures in its folder', () => {
    const rows = readFileSync(`${media}/${folder}/SOURCES.md`, 'utf8').matchAll(/^\| ([\w-]+\.(?:svg|png|jpg)) \|/gm)
    const pictures = readdirSync(`${media}/${folder}`).filter((name) => name !== 'SOURCES.md')
    expect([...rows].map(([, name]) => name).sort()).toEqual(pictures.sort())
  })
})

test('the logos of technologies have sources', () => {
  expect(folders).toContain('tech')
})
