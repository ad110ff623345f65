import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { emptySite } from '../../../tests/fixtures/empty-site.ts'
import { removeSites, siteWith } from '../../../tests/fixtures/site-with.ts'
import { soundSiteIn } from '../../../tests/fixtures/sound.ts'
import { makeCards } from './cards.ts'
import { makePictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const [cache, out] = [join(folder, 'cache'), join(folder, 'out/media')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(removeSites)

const filesIn = (at: string) => new Map(readdirSync(at).map((name) => [name, readFileSync(join(at, name))]))

/** Truncates everything in the cache, as a build does that is killed while it writes. */
function breakOff(): void {
  for (const [name, content] of filesIn(cache)) truncateSync(join(cache, name), Math.floor(content.byteLength / 2))
}

describe('what a killed build leaves half written in the cache is made again', () => {
  test('social cards', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    const site = soundSiteIn(siteWith({ 'pages-data/media/brand/mark-on-dark.svg': drawing }))
    const draw = async ({ title }: { title: string }) => Buffer.from(`A card that says ${title}`)
    const make = () => makeCards(site, draw, { cache, out: emptySite(folder), say: () => {} })
    await make()
    const whole = filesIn(out)
    breakOff()
    await make()
    expect(filesIn(out)).toEqual(whole)
    expect(whole.size).toBe(3)
  })

  test('pictures', async () => {
    const from = join(folder, 'media')
    rmSync(out, { recursive: true })
    mkdirSync(from)
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3465a4' } }).toFile(
      join(from, 'sea.jpg'),
    )
    const make = async () =>
      (await makePictures(['sea.jpg'], from, { cache, out: emptySite(folder), say: () => {} }))('sea.jpg')
    const first = await make()
    const whole = filesIn(out)
    breakOff()
    expect(await make()).toEqual(first)
    expect(filesIn(out)).toEqual(whole)
    expect(whole.size).toBe(3)
  })
})
