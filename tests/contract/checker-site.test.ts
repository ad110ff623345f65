import { afterAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import type { Problem } from '../../src/engine/content/problem.ts'
import { removeSites, siteWith, textOf } from '../fixtures/site-with.ts'
import { mistaken, problemsWith } from './checker.ts'

afterAll(removeSites)

/** The parts of a problem that these tests compare, on one line. */
const lineOf = ({ file, line, column, rule, severity, message }: Problem): string =>
  `${file}:${line}:${column} ${severity} ${rule}: ${message}`

const linesWith = (changes: Parameters<typeof problemsWith>[0]): string[] => problemsWith(changes).map(lineOf)

describe('files that cannot be read', () => {
  test.each([
    ['an empty file', '', '1:1 error json-syntax: The file is empty.'],
    ['a file of spaces', ' \n\n', '1:1 error json-syntax: The file is empty.'],
    ['a list', '[{}]', '1:1 error json-syntax: The document is a list, not an object.'],
    ['a text', '"about"', '1:1 error json-syntax: The document is a text, not an object.'],
    ['null', 'null', '1:1 error json-syntax: The document is null, not an object.'],
    ['a page of HTML', '<p>about</p>', '1:1 error json-syntax: <p>about< does not belong here.'],
    [
      'Latin-1',
      new Uint8Array([...Buffer.from('{\n  "path": "/caf'), 0xe9, ...Buffer.from('"\n}')]),
      '2:16 error readable: The file is not UTF-8 text: a character here cannot be read.',
    ],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      '1:1 error readable: The file is not UTF-8 text: a character here cannot be read.',
    ],
  ])('%s gives one problem, and links to the page stay valid', (_name, content, expected) => {
    expect(linesWith({ 'pages-data/about.json': content })).toEqual([`pages-data/about.json:${expected}`])
  })

  test('a byte order mark is accepted', () => {
    expect(linesWith({ 'pages-data/about.json': `\ufeff${textOf('pages-data/about.json')}` })).toEqual([])
  })

  test('a missing company is one problem, not one for every token', () => {
    expect(linesWith({ 'pages-data/site/company.json': null })).toEqual([
      'pages-data/site/company.json:1:1 error readable: The file is missing.',
    ])
  })

  test('a missing home page is one problem, not one for every link to it', () => {
    expect(linesWith({ 'pages-data/home.json': null })).toEqual([
      'pages-data/home.json:1:1 error site-files: The page / is missing.',
    ])
  })

  test.each([
    'pages-data/about.JSON',
    'pages-data/services/web.json',
    'pages-data/notes.txt',
    'pages-data/site/old/x.json',
  ])('%s is not ignored silently', (file) => {
    expect(linesWith({ [file]: '{}' })).toEqual([`${file}:1:1 error site-files: Nothing reads this file.`])
  })

  test('a collection without a schema', () => {
    expect(problemsWith({ 'pages-data/site/client.json': { items: [] } })).toMatchObject([
      {
        file: 'pages-data/site/client.json',
        message: 'schema/site.schema.json has no shape for a file named client.json.',
        suggestion: 'Did you mean "clients"?',
      },
    ])
  })
})

describe('one mistake is reported once', () => {
  test.each([
    ['a misspelt id that links lead to', { file: 'about', from: '"id"', to: '"idd"' }, 'unknown-property'],
    ['an id of a wrong form that links lead to', { file: 'about', from: '"team"', to: '"Team"' }, 'wrong-form'],
    [
      'an unknown block that links lead into',
      { file: 'about', from: '"type": "cards"', to: '"type": "crads"' },
      'unknown-block',
    ],
    [
      'a company without a text that pages use',
      { file: 'site/company', from: '"company"', to: '"compagny"' },
      'unknown-property',
    ],
    [
      'an entry without the id that pages name',
      { file: 'site/clients', from: '"id": "halden"', to: '"ident": "halden"' },
      'unknown-property',
    ],
    [
      'a picture that is misspelt and so not used',
      { from: 'cards/ship.svg', to: 'photos/boat.jpg' },
      'missing-picture',
    ],
    [
      'a property with a picture that is misspelt',
      { from: '"image": "cards/ship.svg"', to: '"imgae": "cards/ship.svg"' },
      'unknown-property',
    ],
    [
      'a lookup of labels that is misspelt',
      { file: 'site/navigation', from: '"paths"', to: '"path"' },
      'unknown-property',
    ],
  ])('%s', (_name, mistake, rule) => {
    const { file, text } = mistaken(mistake)
    expect(problemsWith({ [file]: text }).map((problem) => [problem.file, problem.rule])).toEqual([[file, rule]])
  })
})

describe('unused pages and pictures', () => {
  const extra = JSON.parse(
    textOf('pages-data/about.json')
      .replaceAll('About', 'Extra')
      .replace('"/about"', '"/extra"')
      .replace('"team"', '"crew"'),
  )

  test('a page that nothing links to is a warning', () => {
    expect(problemsWith({ 'pages-data/extra.json': extra })).toMatchObject([
      {
        file: 'pages-data/extra.json',
        line: 3,
        rule: 'orphan-page',
        severity: 'warning',
        message: 'No page or menu links to /extra.',
      },
    ])
  })

  test('a page that a label of the footer leads to is not reported', () => {
    const navigation = textOf('pages-data/site/navigation.json')
      .replace('"About": "/about"', '"About": "/about", "Extra": "/extra"')
      .replace('"legal": [\n      "About"', '"legal": [\n      "Extra"')
    expect(linesWith({ 'pages-data/extra.json': extra, 'pages-data/site/navigation.json': navigation })).toEqual([])
  })

  test('a page that is only in the lookup of labels is reported', () => {
    const navigation = textOf('pages-data/site/navigation.json').replace(
      '"Home": "/"',
      '"Home": "/", "Extra": "/extra"',
    )
    expect(linesWith({ 'pages-data/extra.json': extra, 'pages-data/site/navigation.json': navigation })).toHaveLength(1)
  })

  test.each([
    ['cards/plane.svg', '<!doctype html><title>Sign in</title>', 'This is not a picture in .svg.'],
    ['cards/plane.jpg', '', 'This file is empty, or cannot be read.'],
    ['cards/plane.png', '<svg />', 'This is not a picture in .png.'],
  ])('%s that is no picture is reported', (name, content, message) => {
    expect(linesWith({ [`pages-data/media/${name}`]: content }).join()).toContain(
      `pages-data/media/${name}:1:1 error broken-picture: ${message}`,
    )
  })

  test('what phones get of a picture is a picture, too', () => {
    const changes = { 'pages-data/media/cards/plane.svg': '<svg />', 'pages-data/media/cards/plane.phone.svg': '' }
    expect(linesWith(changes)).toContain(
      'pages-data/media/cards/plane.phone.svg:1:1 error broken-picture: This file is empty, or cannot be read.',
    )
  })

  test('a picture that nothing shows is a warning', () => {
    const files = { 'plane.svg': '<svg/>', 'plane.webp': '', 'Plane.JPG': '', 'SOURCES.md': 'Drawn by hand.' }
    const changes = Object.entries(files).map(([name, content]) => [`pages-data/media/cards/${name}`, content])
    expect(linesWith(Object.fromEntries(changes))).toEqual([
      'pages-data/media/cards/Plane.JPG:1:1 warning unused-media: No page can show this file.',
      'pages-data/media/cards/plane.svg:1:1 warning unused-media: Nothing shows this picture.',
      'pages-data/media/cards/plane.webp:1:1 warning unused-media: No page can show this file.',
    ])
  })

  test('neither is reported while there are mistakes, which may be the cause', () => {
    const { file, text } = mistaken({ from: '"to": "/about"', to: '"to": "/nowhere"' })
    const rules = problemsWith({ [file]: text, 'pages-data/extra.json': extra, 'pages-data/media/x.svg': '<svg/>' })
    expect(rules.map(({ rule }) => rule)).toEqual(['dead-link'])
  })
})

describe('redirects', () => {
  const redirects = (paths: object): string[] => linesWith({ 'pages-data/site/redirects.json': { paths } })

  test('from an address without a page to a page', () => {
    expect(redirects({ '/ueber-uns': '/about' })).toEqual([])
  })

  test('from a page', () => {
    expect(redirects({ '/about': '/' })).toEqual([
      'pages-data/site/redirects.json:3:5 error redirect: "/about" is a page, which a redirect would hide.',
    ])
  })

  test('to an address without a page', () => {
    expect(redirects({ '/old': '/abot' })).toEqual([
      'pages-data/site/redirects.json:3:13 error dead-link: There is no page "/abot".',
    ])
  })

  test('to an address that is redirected itself: reported with the final address', () => {
    expect(redirects({ '/a': '/b', '/b': '/c', '/c': '/about' })).toEqual([
      'pages-data/site/redirects.json:3:11 error redirect: "/b" is no page either: it leads on to "/c".',
      'pages-data/site/redirects.json:4:11 error redirect: "/c" is no page either: it leads on to "/about".',
    ])
  })

  test('in a circle: reported once', () => {
    expect(redirects({ '/x': '/a', '/a': '/b', '/b': '/a' })).toEqual([
      'pages-data/site/redirects.json:4:11 error redirect: This leads in a circle: /b → /a.',
    ])
    expect(redirects({ '/a': '/a' })).toEqual([
      'pages-data/site/redirects.json:3:11 error redirect: This leads in a circle: /a.',
    ])
  })

  test('from a path that the server itself uses', () => {
    expect(redirects({ '/api/old': '/about' })).toEqual([
      'pages-data/site/redirects.json:3:5 error redirect: "/api/old" leads nowhere: /api is answered by the server itself.',
    ])
  })

  test('links to a redirected address must be updated', () => {
    const { file, text } = mistaken({ from: '"to": "/about"', to: '"to": "/ueber-uns"' })
    const [problem, ...others] = problemsWith({
      [file]: text,
      'pages-data/site/redirects.json': { paths: { '/ueber-uns': '/about' } },
    })
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      rule: 'dead-link',
      message: '"/ueber-uns" has moved to "/about".',
      suggestion: 'Write "/about".',
      fix: [{ text: '"/about"' }],
    })
  })

  test('from an invalid address', () => {
    expect(redirects({ '/Old page': '/about' })).toEqual([
      'pages-data/site/redirects.json:3:5 error wrong-form: "/Old page" does not have the right form (path of a page).',
    ])
  })
})

describe('named documents', () => {
  const root = siteWith({
    'pages-data/home.json': mistaken({ from: '"to": "/about"', to: '"to": "/abuot"' }).text,
    'pages-data/not-found.json': textOf('pages-data/not-found.json').replace('Not found of the', 'About of the'),
    'pages-data/media/unused.svg': '<svg/>',
  })
  const check = (file: string): string[] =>
    checkSite(loadSite(root), loadContracts(root), { only: new Set([file]) }).map(({ rule }) => rule)

  test('are checked against the rest of the site', () => {
    expect(check('pages-data/home.json')).toEqual(['dead-link'])
  })

  test('do not show mistakes in other documents', () => {
    expect(check('pages-data/site/navigation.json')).toEqual([])
  })

  test('show what they duplicate from pages that are not named', () => {
    expect(check('pages-data/about.json')).toEqual(['unique-meta'])
    expect(check('pages-data/not-found.json')).toEqual(['unique-meta'])
  })
})
