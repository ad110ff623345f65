import { afterAll, expect, test } from 'vitest'
import { removeSites, siteWith, textOf } from '../../../tests/fixtures/site-with.ts'
import { buildSite } from '../build/build.ts'
import { loadContracts } from '../content/contracts.ts'
import { loadSite } from '../content/load.ts'
import { soundSite } from './sound-site.ts'

afterAll(removeSites)

const home = 'pages-data/home.json'
const draft = textOf('pages-data/about.json').replaceAll('/about', '/later').replaceAll('About', 'Later')

test('only a site without mistakes is sound, and it has no drafts; nothing else can be built', () => {
  const root = siteWith({ 'pages-data/later.json': draft.replace('{', '{ "draft": true,') })
  const contracts = loadContracts(root)
  const sound = soundSite(loadSite(root), contracts)
  expect('pages' in sound && sound.pages.map(({ file }) => file)).not.toContain('pages-data/later.json')
  const mistaken = siteWith({ [home]: textOf(home).replace('"title": "Welcome', '"titel": "Welcome') })
  expect(soundSite(loadSite(mistaken), contracts)).toMatchObject([{ rule: 'unknown-property' }])
  // @ts-expect-error: a site as it was read
  const build = () => buildSite(loadSite(root), contracts)
  expect(build).toBeTypeOf('function')
})
