import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type Files, removeSites, siteWith, textOf } from '../../../tests/fixtures/site-with.ts'
import { LiveSite, liveSite } from './live-site.ts'

afterAll(removeSites)

const banner = 'src/blocks/banner/banner.schema.json'
const home = 'pages-data/home.json'

function live(changes: Files = {}) {
  const root = siteWith(changes)
  const site = new LiveSite(root)
  return {
    site,
    root,
    problems: () => site.problems.map(({ file, rule }) => `${file} ${rule}`),
    save(file: string, text: string) {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), text)
      site.update([file])
    },
  }
}

describe('a site in memory', () => {
  test('a half-saved contract is a problem with its place; the last one goes on holding until it is whole again', () => {
    const { site, root, problems, save } = live()
    const whole = readFileSync(join(root, banner), 'utf8')
    save(banner, whole.slice(0, -20))
    expect(problems()).toEqual([`${banner} json-syntax`])
    expect(site.problems[0]?.line).toBeGreaterThan(1)
    save(home, textOf(home).replace('"title": "Welcome', '"titel": "Welcome'))
    expect(problems()).toEqual([`${banner} json-syntax`, `${home} unknown-property`])
    save(home, textOf(home))
    save(banner, whole)
    expect(problems()).toEqual([])
  })

  test.each([
    ['is no schema', (schema: string) => schema.replace('"type": "object"', '"type": "objekt"')],
    ['refers to what is not there', (schema: string) => schema.replace('$defs/alt', '$defs/alternative')],
  ])('a contract that %s is named with its file', (_, spoil) => {
    const { root, problems, save } = live()
    const whole = readFileSync(join(root, banner), 'utf8')
    save(banner, spoil(whole))
    expect(problems()).toEqual([`${banner} contract-schema`])
    save(banner, whole)
    expect(problems()).toEqual([])
  })

  test('the site is read without being checked; a contract that only a mistake shows to be none is reported then', () => {
    const whole = readFileSync(join(siteWith(), banner), 'utf8')
    const { site, problems } = live({
      [banner]: whole.replace('"type": "object"', '"type": "object", "$defs": { "unused": { "type": "objekt" } }'),
      [home]: textOf(home).replace('"title": "Welcome', '"titel": "Welcome'),
    })
    expect(site.contracts).toBeDefined()
    expect(problems()).toEqual([`${banner} contract-schema`])
    expect(site.contracts).toBeUndefined()
  })

  test('contracts that are broken from the start are reported, too', () => {
    const { root, problems, save } = live({ [banner]: '{' })
    expect(problems()).toEqual([`${banner} json-syntax`])
    save(banner, readFileSync(join(siteWith(), banner), 'utf8'))
    expect(problems()).toEqual([])
    rmSync(join(root, banner))
    save(home, textOf(home))
    expect(problems()).toEqual([])
  })

  test('a picture that is replaced by another file is read again, and so is what phones get of it', () => {
    const { problems, save } = live()
    for (const file of ['pages-data/media/cards/plane.svg', 'pages-data/media/cards/plane.phone.svg']) {
      save(file, '<svg />')
      expect(problems().filter((line) => line.endsWith('broken-picture'))).toEqual([])
      save(file, '<!doctype html><title>Sign in</title>')
      expect(problems()).toContain(`${file} broken-picture`)
      save(file, '<svg />')
      expect(problems().filter((line) => line.endsWith('broken-picture'))).toEqual([])
    }
  })

  test('a renamed section leaves dead anchors on other pages, which are reported', () => {
    const { problems, save } = live()
    const about = 'pages-data/about.json'
    save(about, textOf(about).replace('"id": "team"', '"id": "crew"'))
    expect(problems()).toEqual([`${home} dead-anchor`])
    save(about, textOf(about))
    expect(problems()).toEqual([])
  })
})

describe('what is not checked again', () => {
  test('a file that was written and has not changed: its document and the problems stay the same', () => {
    const { site, save } = live()
    const [page, problems] = [site.site.pages.find(({ file }) => file === home), site.problems]
    save(home, textOf(home))
    expect(site.site.pages.find(({ file }) => file === home)).toBe(page)
    expect(site.problems).toBe(problems)
    save(home, `${textOf(home)}\n`)
    expect(site.site.pages.find(({ file }) => file === home)).not.toBe(page)
    expect(site.problems).not.toBe(problems)
  })
})

describe('watching a site', () => {
  let unwatch: (() => Promise<void>) | undefined
  afterEach(() => unwatch?.())

  test('a file that is replaced by rename is followed, time and again', async () => {
    const root = siteWith()
    const { site, end } = await liveSite(root, () => {})
    unwatch = end
    const replace = (text: string) => {
      writeFileSync(join(root, 'pages-data/.saved'), text)
      renameSync(join(root, 'pages-data/.saved'), join(root, home))
    }
    for (let round = 0; round < 3; round++) {
      replace(textOf(home).slice(0, -20))
      await vi.waitUntil(() => site.problems.length === 1, 10_000)
      replace(textOf(home))
      await vi.waitUntil(() => site.problems.length === 0, 10_000)
    }
  })

  test('of changes one upon the other the last is seen', async () => {
    const root = siteWith()
    const { site, end } = await liveSite(root, () => {})
    unwatch = end
    for (const pause of [0, 5, 15, 30, 45, 60]) {
      writeFileSync(join(root, home), textOf(home).slice(0, -20))
      await new Promise((resolve) => setTimeout(resolve, pause))
      writeFileSync(join(root, home), textOf(home).slice(0, -30))
      await vi.waitUntil(() => site.site.pages.some(({ text }) => text === textOf(home).slice(0, -30)), 10_000)
    }
  })

  test('a folder that is put in the place of another is followed', async () => {
    const root = siteWith()
    const { site, end } = await liveSite(root, () => {})
    unwatch = end
    const contract = readFileSync(join(root, banner), 'utf8')
    renameSync(join(root, 'src/blocks/banner'), join(root, 'aside'))
    await vi.waitUntil(() => site.problems.some(({ rule }) => rule === 'unknown-block'), 10_000)
    mkdirSync(join(root, 'src/blocks/banner'))
    writeFileSync(join(root, banner), contract)
    await vi.waitUntil(() => site.problems.length === 0, 10_000)
    writeFileSync(join(root, banner), contract.slice(0, -20))
    await vi.waitUntil(() => site.problems.length === 1, 10_000)
  })
})
