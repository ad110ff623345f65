import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type CheckOptions, checkSite } from '../../src/engine/check/check.ts'
import { mendDocuments } from '../../src/engine/check/fix.ts'
import { reportOf } from '../../src/engine/check/problem-report.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, loadSite, type SiteSources } from '../../src/engine/content/load.ts'
import { putDocument } from '../../src/engine/content/sources.ts'
import { removeSites, siteWith, textOf } from '../fixtures/site-with.ts'

afterAll(removeSites)

const root = siteWith()
const contracts = loadContracts(root)

/** The problems of a page as printed on a terminal. Fails if checking throws or takes too long. */
function reportOn(text: string): { rules: string[]; printed: string } {
  const site = loadSite(root)
  const doc = documentFrom('pages-data/home.json', text)
  putDocument(site, doc)
  const problems = checkSite(site, contracts)
  return {
    rules: problems.map(({ rule }) => rule),
    printed: reportOf(problems, { format: 'pretty', textOf: () => text }),
  }
}

const home = JSON.parse(textOf('pages-data/home.json'))
const withCard = (card: object): string =>
  JSON.stringify({ ...home, blocks: [home.blocks[0], { type: 'cards', id: 'services', cards: [card] }] })

describe('a hostile document', () => {
  test.each([
    ['deep lists', `{"path":${'['.repeat(200_000)}`, 'json-syntax'],
    ['deep objects', `{"a":`.repeat(100_000), 'json-syntax'],
    ['a lone surrogate', '{"path":"\\ud800"}', 'page-path'],
    [
      '__proto__ as a property',
      withCard({ title: 'x' }).replace('"title":"x"', '"title":"x","__proto__":{"title":"y"}'),
      'unknown-property',
    ],
    ['constructor as a property', withCard({ title: 'x', constructor: 'y' }), 'unknown-property'],
    [
      'toString as a type',
      textOf('pages-data/home.json').replace('"type": "cards"', '"type": "toString"'),
      'unknown-block',
    ],
    [
      '__proto__ as a type',
      textOf('pages-data/home.json').replace('"type": "cards"', '"type": "__proto__"'),
      'unknown-block',
    ],
    [
      '__proto__ as a collection',
      withCard({ title: 'x' }).replace('"cards":', '"clients":{"collection":"__proto__"},"cards":'),
      'unknown-entry',
    ],
    ['__proto__ as a token', withCard({ title: '{__proto__}' }), 'unknown-token'],
    ['hasOwnProperty as a token', withCard({ title: '{hasOwnProperty}' }), 'unknown-token'],
    ['a text of 1 MB', withCard({ title: 'x'.repeat(1_000_000) }), 'wrong-size'],
    ['words of 1 MB', withCard({ title: 'a and '.repeat(160_000) }), 'wrong-size'],
    ['spaces of 1 MB', withCard({ title: `x${' '.repeat(1_000_000)}x` }), 'wrong-size'],
    ['brackets of 1 MB', withCard({ title: '[a-b '.repeat(200_000) }), 'wrong-size'],
    ['ranges of 1 MB', withCard({ title: '9 to 4 '.repeat(140_000) }), 'wrong-size'],
    ['a name of 1 MB', withCard({ title: 'x', ['y'.repeat(1_000_000)]: 1 }), 'unknown-property'],
    [
      'a type of 1 MB',
      textOf('pages-data/home.json').replace('"type": "cards"', `"type": "${'z'.repeat(1_000_000)}"`),
      'unknown-block',
    ],
    ['a picture of 1 MB', withCard({ title: 'x', alt: '', image: `${'a-'.repeat(500_000)}a.jpg` }), 'missing-picture'],
    ['braces without end', withCard({ title: '{'.repeat(300) }), 'unknown-token'],
    ['a word of 1 MB before a brace', withCard({ title: `${'x1'.repeat(500_000)}{` }), 'wrong-size'],
    ['marks without end', withCard({ title: 'x', description: `${'[*'.repeat(900)}**` }), 'broken-marks'],
    [
      'a script as the address of a link',
      withCard({ title: 'x', link: { to: 'javascript:alert(1)' } }),
      'wrong-address',
    ],
    [
      'a script as an address in a text',
      withCard({ title: 'x', description: '[x](javascript:alert(1))' }),
      'wrong-address',
    ],
    ['an anchor that is no address', withCard({ title: 'x', link: { to: '#%E0%A4%A' } }), 'dead-anchor'],
  ])('%s gives a message, never a stack trace', (_name, text, rule) => {
    const { rules, printed } = reportOn(text)
    expect(rules).toContain(rule)
    expect(printed).not.toMatch(/\n\s+at .*\.ts/)
    expect(printed.length).toBeLessThan(20_000)
  })

  test('a word that never ends takes about as long as sentences of its length', () => {
    const timeOf = (title: string): number => {
      const start = performance.now()
      reportOn(withCard({ title }))
      return performance.now() - start
    }
    const sentences = 'We build what it takes for you. '.repeat(300)
    timeOf(sentences)
    const usual = timeOf(sentences)
    // It was 40 to 150 times as long.
    for (const letter of ['x', 'क']) expect(timeOf(letter.repeat(sentences.length)) / usual, letter).toBeLessThan(15)
  })

  test('control characters are not printed', () => {
    const { printed } = reportOn(withCard({ title: '\u001b[31mred {x\u0007}' }))
    // oxlint-disable-next-line no-control-regex -- the test is about them
    expect(printed).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
  })

  test('reports each block that is not an object', () => {
    const blocks = [home.blocks[0], null, 5, [], 'x', true]
    expect(reportOn(JSON.stringify({ ...home, blocks })).rules).toEqual(Array(5).fill('wrong-type'))
  })

  test.each([[null], [5], ['x'], [{}], [[]]])('blocks may be %j', (blocks) => {
    expect(reportOn(JSON.stringify({ ...home, blocks })).rules).toHaveLength(1)
  })

  test.each([[null], [5], ['x'], [[]], [[null]], [[{}]]])('cards may be %j', (cards) => {
    const { rules } = reportOn(
      JSON.stringify({ ...home, blocks: [home.blocks[0], { type: 'cards', id: 'services', cards }] }),
    )
    expect(rules.length).toBeGreaterThan(0)
  })

  test.each(['company', 'navigation', 'clients'])('site/%s.json may hold any JSON', (name) => {
    for (const value of [null, 5, 'x', true, [], [null], {}, { items: 5 }, { items: [null, 5] }]) {
      const site = loadSite(root)
      const keys = ['paths', 'footer', 'header', 'breadcrumb', 'items', 'social', 'company']
      const content = Object.fromEntries(keys.map((key) => [key, value]))
      putDocument(site, documentFrom(`pages-data/site/${name}.json`, JSON.stringify(content)))
      expect(checkSite(site, contracts).length).toBeGreaterThan(0)
    }
  })
})

describe('a hostile file', () => {
  const png = (width: number, height: number): Buffer => {
    const bytes = Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${'\0'.repeat(17)}`, 'latin1')
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }

  test.each<[what: string, file: string, content: string | Uint8Array, said: RegExp]>([
    ['a document in UTF-16', 'home.json', Buffer.from(textOf('pages-data/home.json'), 'utf16le'), /not UTF-8 text/],
    ['a document of zeros', 'home.json', Buffer.alloc(1000), /not UTF-8 text/],
    ['a name with signs', 'x%$(y).json', textOf('pages-data/home.json'), /Name the file x-y\.json/],
    [
      'a name with control characters',
      'x\u001b[31m\u202e.json',
      textOf('pages-data/home.json'),
      /^pages-data\/x\ufffd\[31m\ufffd\.json:/,
    ],
    ['a gigantic picture', 'media/cards/x.png', png(100_000, 100_000), /says that it is 100000 × 100000 px/],
    ['a picture without extent', 'media/cards/x.png', png(0, 10), /says that it is 0 × 10 px/],
    ['a picture that is cut off', 'media/cards/x.png', png(10, 10).subarray(0, 20), /cut off/],
    ['a photograph that is cut off', 'media/cards/x.jpg', Buffer.from('ffd8ffe00010', 'hex'), /cut off/],
    ['a gigantic drawing', 'media/cards/x.svg', '<svg width="1000000" height="1000000"/>', /says that it is/],
  ])('%s gives a clear message', (_what, file, content, said) => {
    const site = loadSite(siteWith({ [`pages-data/${file}`]: content }))
    const errors = checkSite(site, contracts).filter(({ severity }) => severity === 'error')
    expect(reportOf(errors, { format: 'pretty' })).toMatch(said)
    expect(errors).toHaveLength(1)
  })

  test('what is no plain file is reported, and not read for ever', () => {
    const folder = siteWith()
    for (const name of ['x.json', 'media/cards/x.svg']) execFileSync('mkfifo', [join(folder, 'pages-data', name)])
    symlinkSync('/dev/zero', join(folder, 'pages-data/y.json'))
    symlinkSync('z.json', join(folder, 'pages-data/z.json'))
    symlinkSync('.', join(folder, 'pages-data/again'))
    const errors = checkSite(loadSite(folder), contracts).map(({ file, rule }) => `${file} ${rule}`)
    expect(errors).toEqual([
      'pages-data/again site-files',
      'pages-data/media/cards/x.svg broken-picture',
      'pages-data/x.json readable',
      'pages-data/y.json readable',
      'pages-data/z.json readable',
    ])
  })
})

describe('a large site', () => {
  test('one mistake in a page of 2,000 blocks is found', () => {
    const blockOf = (index: number) => ({
      type: 'cards',
      cards: [{ title: `Security ${index}`, link: { to: '/about' } }],
    })
    const blocks = [...home.blocks, ...Array.from({ length: 2000 }, (_, index) => blockOf(index))]
    const text = JSON.stringify({ ...home, blocks }, null, 2)
    expect(reportOn(text).rules).toEqual([])
    const at = text.lastIndexOf('"title"')
    expect(reportOn(`${text.slice(0, at)}"titel"${text.slice(at + 7)}`).rules).toEqual(['unknown-property'])
  })

  test('all mistakes in a page with 1,200 are reported', () => {
    const blocks = [
      ...home.blocks,
      ...Array.from({ length: 600 }, (_, index) => ({ type: 'cards', cards: [{ titel: `${index}`, hue: 'dark' }] })),
    ]
    expect(reportOn(JSON.stringify({ ...home, blocks })).rules).toHaveLength(1200)
  })

  const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
  const pageOf = (blocks: object[]) => ({ ...home, blocks: [...home.blocks, ...blocks] })
  const pathsOf = (count: number, to: (index: number) => string) =>
    Object.fromEntries(many(count, (at) => [`/old-${at}`, to(at)]))

  test.each<[what: string, file: string, size: number, make: (size: number) => object]>([
    ['blocks that each lack something', 'home', 2000, (size) => pageOf(many(size, () => ({ type: 'cards' })))],
    [
      'entries of another list',
      'site/clients',
      600,
      (size) => ({ items: many(size, () => ({ label: 'About', to: '/about' })) }),
    ],
    [
      'misspelt properties',
      'home',
      900,
      (size) => pageOf(many(size, () => ({ type: 'cards', crads: [], haeding: 'x', coluns: 3 }))),
    ],
    [
      'entries with ids that are not their names',
      'site/clients',
      2500,
      (size) => ({
        items: many(size, (at) => ({ id: `client-${at}`, name: `Number ${size + at}`, image: 'clients/halden.svg' })),
      }),
    ],
    [
      'redirects in a circle',
      'site/redirects',
      700,
      (size) => ({ paths: pathsOf(size, (at) => `/old-${(at + 1) % size}`) }),
    ],
    [
      'people of one name',
      'site/team',
      600,
      (size) => ({ items: many(size, (at) => ({ id: `one-${at}`, name: 'Suresh Bhatnagar', profile: 'Founder' })) }),
    ],
    [
      'ids that are taken',
      'home',
      1000,
      (size) =>
        pageOf(
          many(size, (at) => ({
            type: 'cards',
            cards: [{ id: 'one', title: `Number ${at}`, description: 'x'.repeat(400) }],
          })),
        ),
    ],
    [
      'properties of another level',
      'home',
      2000,
      (size) => pageOf(many(size, (at) => ({ type: 'cards', cards: [{ title: `Number ${at}`, heading: 'x' }] }))),
    ],
  ])('checking time grows no faster than a document: %s', (_what, file, size, make) => {
    const tookFor = (size: number): number => {
      const site = loadSite(root)
      putDocument(site, documentFrom(`pages-data/${file}.json`, JSON.stringify(make(size))))
      return timed(site).took
    }
    tookFor(size)
    expect(tookFor(4 * size)).toBeLessThan(8 * tookFor(size) + 500_000)
  })

  const nameAt = (at: number): string => `${['team', 'data', 'cloud', 'shop'][at % 4]}-and-${at}-more`
  const put = (site: SiteSources, name: string, content: object): void =>
    putDocument(site, documentFrom(`pages-data/${name}.json`, JSON.stringify(content)))
  const putCards = (site: SiteSources, size: number, cardsAt: (at: number) => object): void =>
    put(
      site,
      'home',
      pageOf(many(size, (at) => ({ type: 'cards', cards: [{ title: `Number ${at}` }], ...cardsAt(at) }))),
    )
  const putPages = (site: SiteSources, size: number, change = (text: string): string => text): void => {
    const text = change(textOf('pages-data/about.json'))
    const files = many(size, (at) =>
      documentFrom(`pages-data/${nameAt(at)}.json`, text.replace('/about', `/${nameAt(at)}`)),
    )
    site.pages = [...site.pages, ...files]
  }
  const putNavigation = (site: SiteSources, size: number, content: object): void =>
    put(site, 'site/navigation', {
      ...JSON.parse(textOf('pages-data/site/navigation.json')),
      paths: Object.fromEntries(many(size, (at) => [`Label ${at}`, `/${nameAt(at)}`])),
      ...content,
    })
  const putClients = (site: SiteSources, size: number): void =>
    put(site, 'site/clients', {
      items: many(size, (at) => ({ id: nameAt(at), name: `Number ${at}`, image: `clients/${nameAt(at)}.svg` })),
    })
  const putPictures = (site: SiteSources, size: number): void => {
    for (let at = 0; at < size; at++) site.media.add(`clients/${nameAt(at)}.svg`)
  }

  test.each<[what: string, size: number, grow: (site: SiteSources, size: number) => void]>([
    [
      'links to pages that are not there',
      400,
      (site, size) => {
        putPages(site, size)
        putCards(site, size, (at) => ({ cards: [{ title: `Number ${at}`, link: { to: `/no-such-page-${at}` } }] }))
      },
    ],
    [
      'entries that lead to other pages than their own',
      500,
      (site, size) => {
        putPages(site, size)
        putCards(site, size, (at) => ({ cards: [{ title: `Number ${at}`, link: { to: `/${nameAt(at)}` } }] }))
      },
    ],
    [
      'pictures that are not there',
      600,
      (site, size) => {
        putPictures(site, size)
        putCards(site, size, (at) => ({ cards: [{ title: `Number ${at}`, image: `clients/none-${at}.svg`, alt: '' }] }))
      },
    ],
    [
      'logos that are called otherwise',
      1000,
      (site, size) => {
        putPictures(site, size)
        putClients(site, size)
      },
    ],
    [
      'anchors that are not there',
      500,
      (site, size) =>
        putCards(site, size, (at) => ({
          id: nameAt(at),
          cards: [{ title: `Number ${at}`, link: { to: `#no-such-anchor-${at}` } }],
        })),
    ],
    [
      'labels that are not there',
      500,
      (site, size) => {
        putNavigation(site, size, {})
        putCards(site, size, (at) => ({ labels: [`Lapel ${at}`] }))
      },
    ],
    [
      'entries that are not there',
      500,
      (site, size) => {
        putClients(site, size)
        putCards(site, size, (at) => ({ clients: { collection: 'clients', only: [`none-${at}`] } }))
      },
    ],
    [
      'links of a menu',
      1000,
      (site, size) =>
        putNavigation(site, size, {
          header: {
            menu: many(size, (at) => ({ label: `Label ${at}`, to: '/about' })),
            button: { label: 'Work with Us', dialog: 'enquiry' },
          },
        }),
    ],
    [
      'a large team',
      2500,
      (site, size) =>
        put(site, 'site/team', {
          items: many(size, (at) => ({ id: `one-${at}`, name: `Suresh M${at}`, profile: `Founder ${at}` })),
        }),
    ],
  ])('checking time grows no faster than a site: %s', (_what, size, grow) => {
    const tookFor = (size: number): number => {
      const site = loadSite(root)
      grow(site, size)
      return timed(site).took
    }
    tookFor(size)
    const [few, lots] = [tookFor(size), tookFor(4 * size)]
    expect(lots).toBeLessThan(8 * few + 500_000)
  })

  test.each<[what: string, size: number, grow: (site: SiteSources, size: number) => void]>([
    ['a page', 100, (site, size) => putCards(site, size, (at) => ({ cards: [{ title: `Number ${at} ` }] }))],
    ['pages', 300, (site, size) => putPages(site, size, (text) => text.replace('"About us"', '"About us "'))],
  ])('fixing takes no more time for each mistake the more there are: mistakes of %s', (_what, size, grow) => {
    const tookFor = (size: number): number => {
      const site = loadSite(root)
      grow(site, size)
      const start = process.cpuUsage()
      const mended = mendDocuments(site, contracts, new Set(site.pages.map(({ file }) => file)))
      const { user, system } = process.cpuUsage(start)
      expect(mended.reduce((sum, { count }) => sum + count, 0)).toBe(size)
      return user + system
    }
    tookFor(size)
    const few = tookFor(size)
    expect(tookFor(4 * size)).toBeLessThan(8 * few + 500_000)
  })

  test.each<[what: string, grow: (site: SiteSources) => void]>([
    [
      'redirects in a circle',
      (site) => put(site, 'site/redirects', { paths: pathsOf(2000, (at) => `/old-${(at + 1) % 2000}`) }),
    ],
    [
      'documents',
      (site) => {
        for (let at = 0; at < 2000; at++)
          site.policies.push({ ...site.company, file: `pages-data/documents/${at}.json` })
        putCards(site, 1, () => ({ cards: [{ title: 'One', link: { to: '/documents/none.pdf' } }] }))
      },
    ],
    [
      'people of one role',
      (site) => {
        const items = many(2000, (at) => ({
          id: `one-${at}`,
          name: `Suresh M${at}`,
          profile: at ? 'Founder' : 'Chair',
        }))
        put(site, 'site/team', { items })
        putCards(site, 1, () => ({ cards: [{ title: 'One', description: 'So says Suresh M0, our Founder today.' }] }))
      },
    ],
  ])('a message about thousands of %s is short', (_what, grow) => {
    const site = loadSite(root)
    grow(site)
    const said = timed(site).problems.filter(({ rule }) => ['redirect', 'dead-document', 'other-role'].includes(rule))
    expect(said).toHaveLength(1)
    expect(JSON.stringify(said).length).toBeLessThan(1000)
  })

  test('printing time is linear in the number of problems of a document', () => {
    const place = { file: 'pages-data/home.json', column: 1, endColumn: 2, rule: 'slip', severity: 'warning' } as const
    const tookFor = (lines: number): number => {
      const text = 'a line\n'.repeat(lines)
      const problems = many(lines, (at) => ({ ...place, line: at + 1, endLine: at + 1, message: '', suggestion: '' }))
      const start = process.cpuUsage()
      reportOf(problems, { format: 'pretty', textOf: () => text })
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    tookFor(5000)
    expect(tookFor(20_000)).toBeLessThan(8 * tookFor(5000) + 500_000)
  })

  /** The site with additional pages. */
  function siteOf(pages: number) {
    const site = loadSite(root)
    const about = textOf('pages-data/about.json')
    for (let number = 0; number < pages; number++) {
      const text = about.replaceAll('About', `Page ${number}`).replace('"/about"', `"/page-${number}"`)
      site.pages.push(documentFrom(`pages-data/page-${number}.json`, text))
    }
    return site
  }

  /** The result of checking, and its CPU time in microseconds, which other processes do not affect. */
  function timed(site: SiteSources, options?: CheckOptions) {
    const start = process.cpuUsage()
    const problems = checkSite(site, contracts, options)
    const { user, system } = process.cpuUsage(start)
    return { problems, took: user + system }
  }

  test('checking time is linear in the number of pages, and an edit of one of 1,000 pages checks only that page', () => {
    checkSite(siteOf(50), contracts)
    const few = timed(siteOf(200))
    const site = siteOf(1000)
    const many = timed(site)
    expect(new Set(many.problems.map(({ rule }) => rule))).toEqual(new Set(['orphan-page']))
    expect(many.took / few.took).toBeLessThan(5 * 3)
    putDocument(site, documentFrom('pages-data/page-7.json', '{}'))
    const again = timed(site, { only: new Set(['pages-data/page-7.json']) })
    expect(again.problems).toHaveLength(3)
    expect(many.took / again.took).toBeGreaterThan(5)
  })
})
