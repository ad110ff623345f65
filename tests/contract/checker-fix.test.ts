import { afterAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { mendDocuments } from '../../src/engine/check/fix.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { removeSites, siteWith, textOf } from '../fixtures/site-with.ts'
import { mistaken } from './checker.ts'
import { links } from './mistakes/links.ts'
import { marks } from './mistakes/marks.ts'
import { names } from './mistakes/names.ts'
import { punctuation } from './mistakes/punctuation.ts'
import { references } from './mistakes/references.ts'
import { tokens } from './mistakes/tokens.ts'
import { values } from './mistakes/values.ts'

afterAll(removeSites)

const contracts = loadContracts(siteWith())

/** Fixes one document of the small site. Undefined if nothing was fixed. */
function mend(file: string, text: string): { text: string; count: number; left: number } | undefined {
  const site = loadSite(siteWith({ [file]: text }))
  const [mended] = mendDocuments(site, contracts, new Set([file]))
  if (!mended) return undefined
  const left = checkSite(site, contracts, { only: new Set([file]) }).length
  return { text: mended.doc.text, count: mended.count, left }
}

const all = [...punctuation, ...tokens, ...names, ...values, ...links, ...marks, ...references]

describe('a mistake with one right answer', () => {
  test.each(all.filter(({ mended }) => mended !== undefined))('$name is fixed', (mistake) => {
    const { file, text } = mistaken(mistake)
    expect(mend(file, text)).toMatchObject({ count: 1, left: 0 })
  })

  test.each(['"titel"', '"Title"', '"ttile"'])('%s becomes "title" and nothing else changes', (name) => {
    const file = 'pages-data/home.json'
    const original = textOf(file)
    expect(mend(file, original.replace('"title": "Security"', `${name}: "Security"`))?.text).toBe(original)
  })
})

describe('a mistake with more than one answer', () => {
  test.each(all.filter(({ mended }) => mended === undefined))('$name is not fixed', (mistake) => {
    const { file, text } = mistaken(mistake)
    expect(mend(file, text)).toBeUndefined()
  })

  test('a picture name that is equally close to two others is not fixed', () => {
    const { file, text } = mistaken({ from: 'cards/ship.svg', to: 'cards/shop.svg' })
    const site = loadSite(siteWith({ [file]: text, 'pages-data/media/cards/stop.svg': '' }))
    expect(mendDocuments(site, contracts, new Set([file]))).toEqual([])
  })
})

test('several mistakes are fixed together, with lines and line ends preserved', () => {
  const file = 'pages-data/home.json'
  const original = textOf(file).replaceAll('\n', '\r\n')
  const broken = original
    .replace('"path": "/",', "// the first page\r\n  'path': '/', // home")
    .replace('"title": "Security"', 'titel: "Security"')
    .replace('"to": "/about"', '"to": "/About/",')
    .replace('{company}', '{{ company }}')
    .replace('  ]\r\n}', '  ],\r\n}')
  expect(mend(file, broken)).toMatchObject({ text: original.replace('"path": "/",\r\n', '"path": "/",\r\n'), left: 0 })
})

test('a document whose syntax cannot be fixed completely is left as it is', () => {
  const { file, text } = mistaken({ from: '"Security"', to: "'Secur'ity'" })
  expect(mend(file, text.replace('"path": "/",', '"path": "/",,'))).toBeUndefined()
})

test('a fix that would cause new mistakes is not made', () => {
  // The renamed property would have an invalid value.
  const { file, text } = mistaken({ from: '"title": "Security"', to: '"titel": 5' })
  expect(mend(file, text)).toBeUndefined()
})
