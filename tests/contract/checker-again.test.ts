import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Checked, checkAgain } from '../../src/engine/check/check-again.ts'
import { checkSite } from '../../src/engine/check/check.ts'
import { duplicateId } from '../../src/engine/check/rules/duplicate-id.ts'
import type { Remembered } from '../../src/engine/check/sound-documents.ts'
import { soundSite } from '../../src/engine/check/sound-site.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import type { Problem } from '../../src/engine/content/problem.ts'
import { refreshFile } from '../../src/engine/content/sources.ts'
import { removeSites, siteWith, textOf } from '../fixtures/site-with.ts'
import { Random } from '../measure/check-score/random.ts'

afterAll(removeSites)

const root = siteWith()
const contracts = loadContracts(root)
const random = new Random('again')

/** Remembers what the last check found sound: as builds do of a site, and `npm run check` of each document. */
function memory<T = Checked>(codeKey = '') {
  let last: T | undefined
  return {
    codeKey,
    get: () => structuredClone(last),
    put: (checked: T) => {
      last = checked
    },
  }
}

const filesNow = (): string[] =>
  readdirSync(join(root, 'pages-data'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => `pages-data/${name}`)
    .sort()

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const originals = new Map(filesNow().map((file) => [file, read(file)]))
const documents = [...originals.keys()].filter((file) => file.endsWith('.json'))
const literal = /"(?:[^"\\]|\\.)*"/g
const texts = [...originals.values()].flatMap((text) => text.match(literal) ?? [])
const property = /"(\w+)": ("(?:[^"\\]|\\.)*")/g
const properties = [...originals.values()].flatMap((text) => [...text.matchAll(property)])

function write(file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return file
}

const isError = ({ severity }: Problem): boolean => severity === 'error'
const isSoundBy = (problems: Problem[]): boolean => !problems.some(isError)
const errorsIn = (checked: ReturnType<typeof soundSite>): Problem[] => (Array.isArray(checked) ? checked : [])

const present = (): string => random.pick(documents.filter((file) => existsSync(join(root, file))))

/** Replaces a value by that of another property of the same name, so that links and ids clash. */
function replaceValue(): string {
  const file = present()
  const own = [...read(file).matchAll(property)]
  if (!own.length) return file
  const [whole, name, value] = random.pick(own) as unknown as [string, string, string]
  const others = properties.filter((other) => other[1] === name)
  const other = random.pick(others.length ? others : properties)[2] as string
  return write(
    file,
    read(file).replace(whole, () => whole.replace(value, () => other)),
  )
}

/** Edits of a site. Each returns the edited file. */
const edits: (() => string)[] = [
  // Replaces a text by another from anywhere, so that links break, and ids and titles clash or disappear.
  function replaceText() {
    const file = present()
    const own = read(file).match(literal) ?? ['']
    const [from, to] = [random.pick(own), random.pick(texts)]
    return write(
      file,
      read(file).replace(from, () => to),
    )
  },
  function cutOff() {
    const file = present()
    return write(file, read(file).slice(0, -20))
  },
  function makeDraft() {
    const file = random.pick(['pages-data/about.json', 'pages-data/home.json'])
    return write(file, (originals.get(file) as string).replace('{', '{ "draft": true,'))
  },
  function copyPage() {
    const about = originals.get('pages-data/about.json') as string
    return write('pages-data/another.json', about.replaceAll('/about', '/another').replaceAll('About', 'Another'))
  },
  function renameSection() {
    const file = random.pick(['pages-data/about.json', 'pages-data/home.json'])
    return write(file, (originals.get(file) as string).replace(/"id": "\w+"/, '"id": "others"'))
  },
  function remove() {
    const file = random.pick(filesNow())
    rmSync(join(root, file))
    return file
  },
]

/** Restores one edited file. */
function putRight(): string | undefined {
  const added = filesNow().find((file) => !originals.has(file))
  if (added) rmSync(join(root, added))
  const wrong = [...originals].find(([file, text]) => !existsSync(join(root, file)) || read(file) !== text)
  return added ?? (wrong && write(...wrong))
}

/** A few edits, each restored afterwards: a site where everything is broken would test little. */
function* episode(): Generator<string> {
  for (let count = random.below(3); count >= 0; count--)
    yield random.pick([replaceValue, replaceValue, replaceValue, ...edits])()
  for (let file = putRight(); file; file = putRight()) yield file
}

describe('checking a site again after an edit', () => {
  test('finds the same problems as checking it from scratch', { timeout: 180_000 }, () => {
    const site = loadSite(root)
    const builds = memory()
    const checks = memory<Remembered>()
    const rules = new Set<string>()
    for (let round = 0; round < 150; round++) {
      for (const file of episode()) {
        refreshFile(site, file)
        const problems = checkSite(site, contracts)
        const anew = loadSite(root)
        expect(problems, `in round ${round}, after an edit of ${file}`).toEqual(checkSite(anew, contracts))
        expect(errorsIn(soundSite(anew, contracts, builds)), `in round ${round}, ${file}`).toEqual(
          problems.filter(isError),
        )
        for (const problem of problems) if (problem.file !== file) rules.add(problem.rule)
        const only = new Set([present()])
        expect(checkSite(site, contracts, { only })).toEqual(checkSite(anew, contracts, { only }))
        expect(checkSite(anew, contracts, { memory: checks }), `in round ${round}, ${file}`).toEqual(problems)
      }
      expect(checkSite(site, contracts)).toEqual([])
    }
    // The edits did break other documents, in every way in which documents depend on each other.
    const between = ['dead-link', 'dead-anchor', 'unknown-entry', 'missing-picture']
    expect([...rules]).toEqual(expect.arrayContaining([...between, 'unique-meta', 'orphan-page', 'unused-media']))
  })

  test('reports a page as orphaned when a label in another document no longer leads to it', () => {
    const [home, about, navigation] = ['home', 'about', 'site/navigation'].map((name) =>
      textOf(`pages-data/${name}.json`),
    ) as [string, string, string]
    const leadingTo = (path: string) => navigation.replace('"paths": {', `"paths": { "Who we are": "${path}",`)
    const root = siteWith({
      'pages-data/crew.json': about.replaceAll('/about', '/crew').replaceAll('About', 'Crew'),
      'pages-data/home.json': home.replace('"id": "services"', '"id": "services", "labels": ["Who we are"]'),
      'pages-data/site/navigation.json': leadingTo('/crew'),
    })
    const site = loadSite(root)
    expect(checkSite(site, contracts)).toEqual([])
    const file = 'pages-data/site/navigation.json'
    writeFileSync(join(root, file), leadingTo('/about'))
    refreshFile(site, file)
    expect(checkSite(site, contracts).map(({ rule, file }) => [rule, file])).toEqual([
      ['orphan-page', 'pages-data/crew.json'],
    ])
  })
})

describe.each(['a build', 'npm run check'])('%s', (what) => {
  const [home, about] = ['pages-data/home.json', 'pages-data/about.json'] as const
  const company = 'pages-data/site/company.json'
  const edit = (file: string, from: string, to: string) => (root: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))

  test.each<[what: string, change: (root: string) => void, codeKey: string, checked: string[] | 'all']>([
    ['nothing', () => {}, '', []],
    ['the words of a page', edit(about, 'Describes', 'Tells of'), '', [about]],
    ['an id that another page links to', edit(about, '"id": "team"', '"id": "people"'), '', [about, home]],
    ['the company', edit(company, 'Sector 62', 'Sector 63'), '', 'all'],
    ['the pictures', (root) => rmSync(join(root, 'pages-data/media/cards/ship.svg')), '', 'all'],
    ['the code', () => {}, 'other', 'all'],
  ])('where %s changed, checks only what that concerns', (_, change, codeKey, wanted) => {
    const site = siteWith({ [about]: textOf(about).replace('What the page', 'Describes what the page') })
    const [builds, checks] = [memory(), memory<Remembered>()]
    const isSoundNow = (codeKey: string): boolean =>
      what === 'a build'
        ? checkAgain(loadSite(site), contracts, { ...builds, codeKey }).isSound
        : isSoundBy(checkSite(loadSite(site), contracts, { memory: { ...checks, codeKey } }))
    expect(isSoundNow('')).toBe(true)
    change(site)
    const checked = vi.spyOn(duplicateId, 'checkDocument')
    const isSound = isSoundNow(codeKey)
    const files = checked.mock.calls.map(([{ file }]) => file)
    checked.mockRestore()
    expect(isSound).toBe(isSoundBy(checkSite(loadSite(site), contracts)))
    expect(files).toEqual(wanted === 'all' ? expect.arrayContaining([home]) : wanted)
  })
})

describe('a build', () => {
  test('names the mistakes of a page that changed without checking the others', () => {
    const [root, about] = [siteWith(), 'pages-data/about.json']
    const builds = memory()
    soundSite(loadSite(root), contracts, builds)
    writeFileSync(join(root, about), textOf(about).replace('"title"', '"titel"'))
    const checked = vi.spyOn(duplicateId, 'checkDocument')
    expect(soundSite(loadSite(root), contracts, builds)).toMatchObject([{ file: about, rule: 'unknown-property' }])
    const files = checked.mock.calls.map(([{ file }]) => file)
    checked.mockRestore()
    expect([...new Set(files)]).toEqual([about])
  })

  test('does not even parse pages that stay as they are', () => {
    const root = siteWith()
    const builds = memory()
    checkAgain(loadSite(root), contracts, builds)
    const site = loadSite(root)
    const parsed = vi.fn()
    site.pages = site.pages.map(({ file, text, hash }) => ({
      ...{ file, text, hash, problems: [] },
      get data() {
        parsed()
        return JSON.parse(text) as unknown
      },
    }))
    expect(checkAgain(site, contracts, builds).isSound).toBe(true)
    expect(parsed).not.toHaveBeenCalled()
    expect(checkAgain(site, contracts, memory()).isSound).toBe(true)
    expect(parsed).toHaveBeenCalled()
  })
})
