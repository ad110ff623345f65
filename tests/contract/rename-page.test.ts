import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { renamePage } from '../../src/tools/author/rename-page/rename.ts'
import { type Files, removeSites, siteWith, textOf } from '../fixtures/site-with.ts'

afterAll(removeSites)

const redirects = 'pages-data/site/redirects.json'
const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')
const problems = (root: string): string[] =>
  checkSite(loadSite(root), loadContracts(root)).map(({ message }) => message)

/** Contracts that allow links in reviews and documents, like those of pages. */
const schemas = Object.fromEntries(
  [
    ['site', /"review": \{/, '"review": { "$ref": "defs.schema.json#/$defs/text" }, "was": {'],
    ['document', /plainText/, 'text'],
  ].map(([name, old, now]) => {
    const text = readFileSync(`schema/${name}.schema.json`, 'utf8')
    return [`schema/${name}.schema.json`, text.replace(old as RegExp, () => now as string)]
  }),
)

/** A site with every kind of link to /about. */
const linked = (changes: Files = {}): string =>
  siteWith({
    'pages-data/home.json': textOf('pages-data/home.json')
      .replace('[how](/about)', '\\u00a7 {company} [how](/about?x=1#team) and [where](/about)')
      .replace('  "path": "/",', '    "path"  : "/",'),
    'pages-data/documents/policy.json': textOf('pages-data/documents/policy.json').replace(
      'It says what holds.',
      'It says [what holds](/about).',
    ),
    'pages-data/site/testimonials.json': `{ "items": [
  { "id": "ada", "review": "They [show](/about) how." , "name": "Ada", "company": "Halden" } ] }`,
    ...schemas,
    ...changes,
  })

describe('npm run rename:page', () => {
  test('moves the document, rewrites every link and adds a redirect', () => {
    const root = linked()
    const before = Object.fromEntries(
      ['home', 'site/navigation', 'site/testimonials', 'documents/policy'].map((name) => [
        name,
        read(root, `pages-data/${name}.json`),
      ]),
    )
    const about = read(root, 'pages-data/about.json')
    expect(renamePage(root, ['/about', '/company-profile']).split('\n')).toEqual([
      'pages-data/about.json is now pages-data/company-profile.json.',
      '9 links rewritten, in pages-data/home.json, pages-data/site/navigation.json, pages-data/site/testimonials.json, pages-data/documents/policy.json.',
      '/about leads to /company-profile: pages-data/site/redirects.json.',
    ])
    // Only the path has changed, not a space or an escape.
    for (const [name, text] of Object.entries(before))
      expect(read(root, `pages-data/${name}.json`)).toBe(text.replaceAll('/about', '/company-profile'))
    expect(existsSync(join(root, 'pages-data/about.json'))).toBe(false)
    expect(read(root, 'pages-data/company-profile.json')).toBe(about.replace('"/about"', '"/company-profile"'))
    expect(JSON.parse(read(root, redirects))).toEqual({
      $schema: '../../schema/site/redirects.schema.json',
      version: 0,
      paths: { '/about': '/company-profile' },
    })
    expect(problems(root)).toEqual([])
  })

  test('updates existing redirects, and removes one that would hide the page', () => {
    const text = '{ "paths": {\n    "/ueber-uns": "/about", "/firm":   "/about",\n    "/x": "/" } }\n'
    const root = linked({ [redirects]: text })
    renamePage(root, ['/about', '/firm'])
    expect(JSON.parse(read(root, redirects)).paths).toEqual({ '/ueber-uns': '/firm', '/x': '/', '/about': '/firm' })
    expect(problems(root)).toEqual([])
    renamePage(root, ['firm', 'pages-data/about.json'])
    expect(JSON.parse(read(root, redirects)).paths).toEqual({ '/ueber-uns': '/about', '/x': '/', '/firm': '/about' })
    expect(problems(root)).toEqual([])
  })

  test('keeps line ends and a byte order mark', () => {
    const text = `\ufeff${textOf('pages-data/about.json').replaceAll('\n', '\r\n')}`
    const root = linked({ 'pages-data/about.json': text })
    renamePage(root, ['/about', '/firm'])
    expect(read(root, 'pages-data/firm.json')).toBe(text.replace('"/about"', '"/firm"'))
  })

  test('a draft is renamed without a redirect, because its old path was never published', () => {
    const draft = textOf('pages-data/about.json').replace('"path": "/about"', '"path": "/plans", "draft": true')
    const root = linked({ 'pages-data/plans.json': draft.replaceAll('About', 'Plans') })
    const summary = renamePage(root, ['/plans', '/plans-2026'])
    expect(summary).toContain('It is a draft: nothing led to its old path.')
    expect(existsSync(join(root, redirects))).toBe(false)
    expect(JSON.parse(read(root, 'pages-data/plans-2026.json')).path).toBe('/plans-2026')
  })

  test('reports a redirect that the new path replaces', () => {
    const root = linked({ [redirects]: '{ "paths": { "/firm": "/" } }' })
    expect(renamePage(root, ['/about', '/firm'])).toContain('/firm led to / until now. That redirect is gone.')
    expect(JSON.parse(read(root, redirects)).paths).toEqual({ '/about': '/firm' })
  })

  test('writes all files or none', () => {
    const root = linked()
    const home = read(root, 'pages-data/home.json')
    // A folder in place of a temporary file makes writing fail.
    rmSync(join(root, '.cache'), { recursive: true, force: true })
    writeFileSync(join(root, '.cache'), '')
    expect(() => renamePage(root, ['/about', '/firm'])).toThrow(/EEXIST|ENOTDIR/)
    expect(read(root, 'pages-data/home.json')).toBe(home)
    expect([existsSync(join(root, 'pages-data/about.json')), existsSync(join(root, 'pages-data/firm.json'))]).toEqual([
      true,
      false,
    ])
  })

  test('lists code that contains the old path', () => {
    const root = linked({
      'src/links.ts': "// '/about' is a page\nconst here = '/about'\n",
      'tests/a.ts': "go('/about#x')",
    })
    expect(renamePage(root, ['/about', '/firm'])).toContain('look at it there:\n  src/links.ts:2\n  tests/a.ts')
  })

  test.each([
    [['/abuot', '/x'], 'There is no page /abuot. Did you mean "/about"?'],
    [['/about'], 'Two paths are needed, the one of the page and its new one.'],
    [['/', '/start'], '/ cannot be renamed: every site has a page there.'],
    [['/not-found', '/lost'], '/not-found cannot be renamed: every site has a page there.'],
    [['/about', '/not-found'], '/not-found is taken: pages-data/not-found.json is there.'],
    [['/about', '/about'], '/about is the path that the page has already.'],
    [['/about', '/home'], 'The path of the page / cannot be taken.'],
    [
      ['/about', '/About us'],
      '"/About us" cannot be the path of a page: a slash, then lower case words with hyphens between them.',
    ],
    [
      ['/about', '/a/b'],
      '"/a/b" cannot be the path of a page: a slash, then lower case words with hyphens between them.',
    ],
  ])('%j is refused, and changes nothing', (words, message) => {
    const root = linked()
    expect(() => renamePage(root, words)).toThrow(message)
    expect([existsSync(join(root, 'pages-data/about.json')), existsSync(join(root, redirects))]).toEqual([true, false])
  })

  test('a site with mistakes is refused, because some links could be missed', () => {
    const root = linked()
    writeFileSync(join(root, 'pages-data/home.json'), '{ "path": "/", }')
    expect(() => renamePage(root, ['/about', '/firm'])).toThrow(
      /the site must be right:[\s\S]*pages-data\/home\.json:1:14/,
    )
    expect(existsSync(join(root, redirects))).toBe(false)
  })

  test('a link in a token cannot be rewritten, so nothing is changed', () => {
    const company = textOf('pages-data/site/company.json').replace('"Small works, done well"', '"/about"')
    const home = textOf('pages-data/home.json').replace('"to": "/about"', '"to": "{tagline}"')
    const root = siteWith({ 'pages-data/site/company.json': company, 'pages-data/home.json': home })
    expect(() => renamePage(root, ['/about', '/firm'])).toThrow(/Nothing was changed\.[\s\S]*home\.json:34:19/)
    expect(existsSync(join(root, 'pages-data/about.json'))).toBe(true)
  })
})
