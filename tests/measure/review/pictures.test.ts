import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Pair } from './align.ts'
import { compareScreens } from './pictures.ts'
import type { Screen } from './screens.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const width = 40
const pairs: Pair[] = [
  [0, 0],
  [1, 1],
]
type Colour = [red: number, green: number, blue: number]

/** A page of two parts, the second of them 30 px high; some of its pixels have another colour than the rest. */
async function page(file: string, first: number, ground: Colour, others: [index: number, colour: Colour][] = []) {
  const data = Buffer.alloc((first + 30) * width * 3)
  for (let at = 0; at < data.length; at += 3) data.set(at < first * width * 3 ? [255, 255, 255] : ground, at)
  for (const [index, colour] of others) data.set(colour, (first * width + index) * 3)
  const to = join(out, file)
  await sharp(data, { raw: { width, height: first + 30, channels: 3 } })
    .png()
    .toFile(to)
  const slices = [
    { top: 0, bottom: first },
    { top: first, bottom: first + 30 },
  ]
  return { file: to, slices } satisfies Screen
}

const navy: Colour = [10, 33, 80]
/** The edge of a letter that was rounded otherwise. */
const rounded: [number, Colour][] = [
  [400, [10, 33, 120]],
  [401, [11, 33, 81]],
]

/** Names and pixels of the parts that differ between a page and the same with a first part of another height. */
async function differing(first: number, ground: Colour, others: [number, Colour][], isAlike = true) {
  const nameOf = ([part]: Pair) => ['first', 'second'][part ?? -1] as string
  const [before, after] = [await page('a.png', 10, navy), await page('b.png', first, ground, others)]
  const found = await compareScreens(before, after, pairs, {
    ...{ nameOf, alike: ([part]) => part === 1 && isAlike },
    ...{ out, name: 'page', width },
  })
  return found.map(({ part, pixels }) => `${part} ${pixels}`)
}

test('what stands below a longer part is the same, but for how its edges are rounded there', async () => {
  expect(await differing(17, navy, [])).toEqual(['first 280'])
  expect(await differing(17, navy, rounded)).toEqual(['first 280'])
})

test('where a part did not move, or its words or styles changed, each pixel counts', async () => {
  expect(await differing(10, navy, rounded)).toEqual(['second 2'])
  expect(await differing(17, navy, rounded, false)).toEqual(['first 280', 'second 2'])
})

test('a pixel of another colour and an area of nearly the same are found in what moved', async () => {
  expect(await differing(17, navy, [[400, [255, 0, 255]]])).toEqual(['first 280', 'second 1'])
  expect(await differing(17, [10, 33, 81], [])).toEqual(['first 280', 'second 1200'])
})
