import { beforeAll, describe, expect, test } from 'vitest'
import { mendDocuments } from '../../src/engine/check/fix.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, loadSite } from '../../src/engine/content/load.ts'
import { documentOf, putDocument } from '../../src/engine/content/sources.ts'
import { type Miss, scoreSite } from '../measure/check-score/score.ts'
import { seeders } from '../measure/check-score/seeders.ts'

/** `npm run check -- --fix` on mistakes planted in pages of the site, compared byte for byte. */

const contracts = loadContracts('.')
/** The home page and every eighth other page, with Windows line ends, so that rewritten line ends would show. */
const site = loadSite('.')
for (const { file, text } of site.pages) putDocument(site, documentFrom(file, text.replaceAll('\n', '\r\n')))
const few = { ...site, pages: site.pages.filter(({ file }, index) => index % 8 === 0 || file.endsWith('/home.json')) }

interface Mended {
  kind: string
  text: string
  spoilt: Miss['mutation']
  /** The page without the mistake. */
  original: string
}

describe('a mistake planted in a page', () => {
  const all: Mended[] = []

  beforeAll(() => {
    // A checker that finds nothing misses every mutation, so this lists all of them.
    scoreSite({ site: few, contracts, seeders, most: 4, seed: 'mend', check: () => [] }, ({ kind, file, mutation }) => {
      const spoilt = { ...site }
      putDocument(spoilt, documentFrom(file, mutation.text))
      const [mended] = mendDocuments(spoilt, contracts, new Set([file]))
      const original = documentOf(site, file)?.text ?? ''
      if (mended) all.push({ kind, text: mended.doc.text, spoilt: mutation, original })
    })
  }, 300_000)

  test('is fixed if it has one right answer', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set([
        'broken JSON: comment',
        'broken JSON: missing comma',
        'broken JSON: single quotes',
        'broken JSON: trailing comma',
        'dead anchor',
        'dead link',
        'duplicate path',
        'misspelt key',
        'missing picture',
        'unknown block',
        'unknown icon',
        'unknown token',
        'wrong enum',
        'wrong type',
      ]),
    )
  })

  test('is fixed without touching anything else', () => {
    const elsewhere = all.filter(({ text, spoilt }) => {
      const { offset, length } = spoilt
      const [before, after] = [spoilt.text.slice(0, offset), spoilt.text.slice(offset + length)]
      return !(text.startsWith(before.trimEnd()) && text.endsWith(after.trimStart()))
    })
    expect(elsewhere.map(({ kind, spoilt }) => [kind, spoilt.text.slice(spoilt.offset, spoilt.offset + 40)])).toEqual(
      [],
    )
  })

  test('is fixed to the original page', () => {
    // A number in place of a text becomes the text of that number: the original text is lost.
    const known = all.filter(({ kind }) => kind !== 'wrong type')
    const undone = known.filter(({ text, original }) => text === original)
    // Of two similar names the other may be chosen; and blocks were added to pages that had none.
    expect(undone.length / known.length).toBeGreaterThan(0.8)
    const certain = [
      'broken JSON: single quotes',
      'broken JSON: trailing comma',
      'broken JSON: comment',
      'duplicate path',
    ]
    for (const kind of certain)
      expect(undone.filter((done) => done.kind === kind).length).toBe(all.filter((done) => done.kind === kind).length)
  })
})
