import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documentFrom } from '../../src/engine/content/load.ts'
import { applyEdits } from '../../src/engine/content/problem.ts'
import { editsTo } from '../../src/engine/migrate/edits.ts'
import { loadSteps, migrate } from '../../src/engine/migrate/migrate.ts'
import { removeSites, siteWith } from '../fixtures/site-with.ts'
import { replay } from './replay.ts'

afterAll(removeSites)

const steps = await loadSteps(process.cwd())
const today = steps.length
const migrated = (file: string, text: string) => migrate(documentFrom(file, text), steps)?.text

const { versions, whole, wrong } = await replay(process.cwd())

describe('the documents of this repository', () => {
  const extent = versions
    ? `${versions} versions${whole ? '' : ' (the history is cut off here)'}`
    : 'no version (there is no history here)'

  it(`${extent} in the history are valid after migration`, () => {
    expect(wrong).toEqual([])
  })
})

describe('a document without a version', () => {
  it('gets the current property names, links and tones, and keeps its lines, indentation and order', () => {
    const before = `{
\t"$schema": "../schema/page.schema.json",
\t"path": "/x",
\t"blocks": [
\t\t{ "type": "call-to-action", "title": "Call", "text": "Why", "actions": [{ "label": "Now", "to": "/contact" }] },
\t\t{
\t\t\t"type": "service-cards", "title": "Cards",
\t\t\t"cards": [
\t\t\t\t{ "title": "One", "to": "/one", "button": true },
\t\t\t\t{ "title": "Two",
\t\t\t\t  "to": "#", "note": "Later." }
\t\t\t],
\t\t\t"action": {
\t\t\t\t"label": "All",
\t\t\t\t"to": "/all"
\t\t\t}
\t\t},
\t\t{ "type": "counters", "title": "Figures", "counters": [{ "label": "Written", "target": 7 }, { "label": "Left out" }] },
\t\t{ "type": "text-media", "title": "Texts", "texts": [{ "heading": "One", "paragraphs": ["A"] }, { "heading": "Two", "paragraphs": ["B"] }] }
\t]
}
`
    expect(migrated('pages-data/x.json', before)).toBe(`{
\t"$schema": "../schema/page.schema.json",
\t"version": ${today},
\t"path": "/x",
\t"blocks": [
\t\t{ "type": "call-to-action", "title": "Call", "intro": "Why", "tone": "blue", "actions": [{ "label": "Now", "to": "/contact" }] },
\t\t{
\t\t\t"type": "service-cards", "title": "Cards",
\t\t\t"cards": [
\t\t\t\t{ "title": "One", "link": { "label": "Know more", "to": "/one" } },
\t\t\t\t{ "title": "Two",
\t\t\t\t  "link": { "to": "#", "note": "Later." } }
\t\t\t],
\t\t\t"actions": [
\t\t\t\t{
\t\t\t\t\t"label": "All",
\t\t\t\t\t"to": "/all"
\t\t\t\t}
\t\t\t]
\t\t},
\t\t{ "type": "counters", "title": "Figures", "tone": "dark", "counters": [{ "label": "Written", "value": 7 }, { "label": "Left out", "value": 1000 }] },
\t\t{ "type": "text-media", "title": "Texts", "texts": [{ "title": "One", "paragraphs": ["A"] }, { "title": "Two", "paragraphs": ["B"] }] }
\t]
}
`)
  })

  it.each([
    [
      'site/clients',
      '{ "items": [{ "id": "a", "name": "A", "logo": "a.svg" }] }',
      '"name": "A", "image": "a.svg" }] }',
    ],
    [
      'site/team',
      '{ "items": [{ "id": "a", "profile": "CEO", "imgSrc": "a.jpg" }] }',
      '"profile": "CEO", "image": "a.jpg" }] }',
    ],
    ['site/jobs', '{ "items": [{ "id": "a", "profile": "Designer" }] }', '"id": "a", "trade": "Designer" }] }'],
    [
      'site/portfolio',
      '{ "items": [{ "id": "a", "link": "https://a.example" }] }',
      '"link": { "label": "Visit", "to": "https://a.example" } }] }',
    ],
    [
      'documents/policy',
      '{ "sections": [{ "heading": "A", "list": ["b", "c"] }] }',
      '"sections": [{ "title": "A", "items": ["b", "c"] }] }',
    ],
    [
      'site/navigation',
      '{ "footer": { "groups": [{ "heading": "A", "items": ["B"] }] } }',
      '"groups": [{ "title": "A", "links": ["B"] }] } }',
    ],
    [
      'site/navigation',
      '{ "services": { "more": { "title": "A", "links": ["B"] } } }',
      '"services": { "below": { "title": "A", "links": ["B"] } } }',
    ],
    [
      'x',
      '{ "blocks": [{ "type": "why-choose-us", "look": "running" }, { "type": "case", "look": "running" }] }',
      '[{ "type": "why-choose-us", "look": "columns" }, { "type": "case", "look": "running" }]',
    ],
    [
      'x',
      '{ "blocks": [{ "type": "feature-cards", "numbered": true, "onPhones": "swipe", "cards": [] }, { "type": "feature-cards", "onPhones": "tiles" }] }',
      '[{ "type": "feature-cards", "cards": [] }, { "type": "feature-cards", "onPhones": "tiles" }]',
    ],
    [
      'x',
      '{ "blocks": [{ "type": "page-banner", "layout": "statement", "figure": { "title": "41" }, "facts": [{ "title": "One" }] }, { "type": "page-banner", "figure": {} }] }',
      '[{ "type": "page-banner", "layout": "statement", "facts": [{ "title": "41" }, { "title": "One" }] }, { "type": "page-banner" }]',
    ],
    [
      'x',
      '{ "blocks": [{ "type": "home-carousel", "slides": [{ "title": "A", "behind": {}, "team": {}, "actions": [] }] }] }',
      '"slides": [{ "title": "A", "actions": [] }]',
    ],
    ['x', '{ "blocks": [{ "type": "service-cards", "look": "swipe" }] }', '{ "type": "service-cards", "look": "row" }'],
  ])('%s', (name, before, after) => {
    expect(migrated(`pages-data/${name}.json`, before)).toContain(after)
  })

  it('leaves values that a step does not expect, and line ends, as they are', () => {
    const strange =
      '{\r\n  "path": "/x",\r\n  "blocks": [null, 5, { "type": "faq", "action": null }, { "type": "skills", "groups": "none" }]\r\n}\r\n'
    expect(migrated('pages-data/x.json', strange)).toBe(
      strange.replace('{\r\n', `{\r\n  "version": ${today},\r\n`).replace('"action": null', '"actions": [null]'),
    )
    expect(migrated('pages-data/x.json', '[]')).toBeUndefined()
    expect(migrated('pages-data/x.json', '{ "version": 99 }')).toBeUndefined()
  })
})

describe('edits from JSON to JSON', () => {
  it.each([
    ['a first property goes', '{\n  "a": 1,\n  "b": 2\n}', { b: 2 }, '{\n  "b": 2\n}'],
    ['the first two go', '{ "a": 1, "b": 2, "c": 3 }', { c: 3 }, '{ "c": 3 }'],
    ['a last property goes', '{ "a": 1, "b": 2 }', { a: 1 }, '{ "a": 1 }'],
    ['one comes first', '{\n    "b": 2\n}', { a: 1, b: 2 }, '{\n    "a": 1,\n    "b": 2\n}'],
    ['one gets a name, one goes', '{ "a": 1, "b": 2, "c": 3 }', { x: 1, c: 3 }, '{ "x": 1, "c": 3 }'],
    ['an entry goes', '[ 1,\n  2, 3 ]', [1, 3], '[ 1, 3 ]'],
    ['entries come in between', '[1, 4]', [1, 2, 3, 4], '[1, 2, 3, 4]'],
    ['an entry changes inside', '[{ "a":1 }, 5]', [{ a: 2 }, 5], '[{ "a":2 }, 5]'],
    ['a list is emptied', '{ "a": [1, 2] }', { a: [] }, '{ "a": [] }'],
    ['an empty object is filled', '{ "a": {} }', { a: { b: 1 } }, '{ "a": { "b": 1 } }'],
  ])('%s', (_, before, after, text) => {
    expect(applyEdits(before, editsTo(before, after))).toBe(text)
  })
})

describe('many documents', () => {
  const cpu = `data:text/javascript,process.on('exit',()=>console.error('cpu '+process.cpuUsage().user))`
  const command = ['--import', cpu, resolve('src/tools/run.js'), 'author/migrate']
  const model = readFileSync('pages-data/api-integration.json', 'utf8').replace(/^\s*"version": \d+,\n/m, '')
  const folder = (root: string) => join(root, 'pages-data')

  /** Enough documents for a moment when only some are written. */
  const some = 400

  function grown(count: number): string {
    const root = siteWith()
    mkdirSync(join(root, 'schema/migrations'))
    cpSync('schema/migrations', join(root, 'schema/migrations'), { recursive: true })
    for (let index = 0; index < count; index++) writeFileSync(join(folder(root), `page-${index}.json`), model)
    return root
  }
  const olds = (root: string) =>
    readdirSync(folder(root)).filter(
      (name) => name.startsWith('page-') && !JSON.parse(readFileSync(join(folder(root), name), 'utf8')).version,
    ).length

  it('2,000 are migrated in less than 5 s of CPU time', { timeout: 180_000 }, () => {
    const root = grown(2000)
    const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    expect(stdout).toContain(`2007 documents brought to version ${today}.`)
    expect(Number(/cpu (\d+)/.exec(stderr)?.[1]) / 1e6).toBeLessThan(5)
    expect(olds(root)).toBe(0)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s leaves all of them as they were, or all of today',
    { timeout: 120_000 },
    async (signal) => {
      const root = grown(some)
      const child = spawn(process.execPath, command, { cwd: root })
      // Not before the first temporary file is written.
      await expect.poll(() => readdirSync(root).includes('.cache'), { timeout: 60_000, interval: 2 }).toBe(true)
      child.kill(signal)
      await once(child, 'exit')
      expect([0, some]).toContain(olds(root))
    },
  )

  it(
    'killed at any moment, leaves no document half written, and the next run completes it',
    { timeout: 120_000 },
    async () => {
      const root = grown(some)
      const child = spawn(process.execPath, command, { cwd: root })
      await expect.poll(() => olds(root) < some, { timeout: 60_000, interval: 1 }).toBe(true)
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(olds(root)).toBeLessThanOrEqual(some)
      expect(spawnSync(process.execPath, command, { cwd: root }).status).toBe(0)
      expect(olds(root)).toBe(0)
    },
  )
})
