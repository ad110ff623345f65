import { afterAll, describe, expect, it } from 'vitest'
import { usageOf } from '../../src/engine/authoring/usage.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { printUsage } from '../../src/tools/author/usage/print.ts'
import { removeSites, siteWith } from '../fixtures/site-with.ts'

afterAll(removeSites)

const root = siteWith({ 'pages-data/media/cards/plane.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
const usage = usageOf(loadSite(root), loadContracts(root))
const named = <T extends { name: string }>(list: T[], name: string) => list.find((one) => one.name === name)

describe('npm run usage', () => {
  it('counts blocks and their options, with their places', () => {
    const cards = usage.blocks.find(({ type }) => type === 'cards')
    expect(cards?.places).toEqual([
      { file: 'pages-data/about.json', line: 20, page: '/about' },
      { file: 'pages-data/home.json', line: 24, page: '/' },
    ])
    const option = (path: string) => cards?.options.find((option) => option.path === path)
    expect(option('tone')).toEqual({ path: 'tone', blocks: 1, values: { plain: 0, tint: 1, dark: 0 } })
    expect(option('cards[].icon')?.blocks).toBe(1)
    expect(option('columns')?.blocks).toBe(0)
    expect(usage.blocks.flatMap(({ places }) => places)).toHaveLength(5)
  })

  it('lists used and unused entries, pictures, icons and tokens', () => {
    const clients = named(usage.collections, 'clients')
    expect(clients?.places).toMatchObject([{ page: '/about' }])
    expect(clients?.entries.map(({ name, places }) => [name, places.length])).toEqual([
      ['halden', 1],
      ['orchid', 0],
    ])
    expect(named(usage.pictures, 'cards/ship.svg')?.places).toMatchObject([{ file: 'pages-data/home.json' }])
    expect(named(usage.pictures, 'cards/plane.svg')?.places).toEqual([])
    expect(named(usage.icons, 'shield-check')?.places).toMatchObject([{ page: '/' }])
    expect(named(usage.tokens, 'company')?.places).toHaveLength(2)
  })

  it('prints what is unused, and every occurrence of a name', () => {
    const all = printUsage(usage, [])
    expect(all).toMatch(/^ {2}cards +2 +2 +.*tone "plain", tone "dark", columns/m)
    expect(all).toMatch(/Used by nobody.*picture +cards\/plane\.svg/s)
    expect(all).toMatch(/clients +1 +1 +orchid/)
    expect(printUsage(usage, ['banner'])).toContain('/about      pages-data/about.json:14')
    expect(() => printUsage(usage, ['halde'])).toThrow('Did you mean "halden"?')
  })
})
