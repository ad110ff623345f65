import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { emptySite } from '../../../tests/fixtures/empty-site.ts'
import { removeSites, siteWith, textOf } from '../../../tests/fixtures/site-with.ts'
import { soundSiteIn } from '../../../tests/fixtures/sound.ts'
import { drawCard } from '../../tools/build/social-cards/card.ts'
import { type CardContent, makeCards } from './cards.ts'

const folder = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(removeSites)

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"/>'
const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#ff0000' } })

test('the picture that a page names in its meta stands on its card', async () => {
  const home = textOf('pages-data/home.json').replace('"keywords":', '"image": "cards/red.jpg", "keywords":')
  const site = soundSiteIn(
    siteWith({
      'pages-data/home.json': home,
      'pages-data/media/brand/mark-on-dark.svg': drawing,
      'pages-data/media/cards/red.jpg': await photo.jpeg().toBuffer(),
    }),
  )
  const cards: CardContent[] = []
  const draw = (content: CardContent) => {
    cards.push(content)
    return drawCard(content)
  }
  await makeCards(site, draw, { cache: join(folder, 'cache'), out: emptySite(folder), say: () => {} })
  const withPicture = cards.filter(({ art }) => art?.includes('data:image/jpeg'))
  expect(withPicture.map(({ title }) => title)).toEqual([JSON.parse(home).meta.title])
  const card = await drawCard(withPicture[0] as CardContent)
  const { data } = await sharp(card)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data[1]).toBeLessThan(60)
})

test('a card states what the tokens of its title stand for', async () => {
  const home = JSON.parse(textOf('pages-data/home.json'))
  home.meta.title = 'A software company since {founded}'
  const site = soundSiteIn(
    siteWith({ 'pages-data/home.json': JSON.stringify(home), 'pages-data/media/brand/mark-on-dark.svg': drawing }),
  )
  const titles: string[] = []
  const draw = async ({ title }: CardContent) => {
    titles.push(title)
    return Buffer.alloc(0)
  }
  const cache = join(folder, 'other-cache')
  await makeCards(site, draw, { cache, out: emptySite(join(folder, 'other')), say: () => {} })
  expect(titles).toContain(`A software company since ${site.company.data.founded}`)
})
