import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptFolders } from '../../src/engine/build/work-folder.ts'
import { copyOfSite, run } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

const cache = join(root, '.cache')

function build(): string {
  const { status, output } = run(root, 'tsx', 'src/tools/build/build.ts')
  expect(status, output).toBe(0)
  return output
}

/** Every file of the built site, by name. */
function built(): Map<string, Buffer> {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name))]))
}

function changed(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter((name) => !before.get(name)?.equals(after.get(name) ?? Buffer.of()))
    .map((name) => name.slice(join(root, 'dist/').length))
    .sort()
}

/** A change of sources, and its effects on the built site. */
interface Change {
  what: string
  /** By file. */
  edits: Record<string, (text: string) => string>
  /** Changed files of the built site. */
  changes: RegExp[]
  /** Changed pages; all others stay the same. */
  pages?: string[]
  /** Text that some file contains afterwards. */
  shows: string[]
  /** Text that no file contains any more. */
  gone?: RegExp
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const put = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from)
  return text.replace(from, () => to)
}
const pagesAmong = (names: string[]) => names.filter((name) => /^data\/.*\.json$/.test(name))
const isText = (name: string) => /\.(html|json|js|css|svg|xml|txt|webmanifest)$/.test(name)

const site = 'pages-data/site'
const collections = readdirSync(site).filter((name) => !/^(company|navigation|redirects)\./.test(name))
const { phone, version } = JSON.parse(readFileSync(`${site}/company.json`, 'utf8')) as {
  phone: string
  version: number
}

/** Marks the first text of a collection's first entry as changed. */
const marked = (name: string) => `Changed ${name}`
const mark = (name: string) => (json: string) =>
  json.replace(
    /("(?:title|name|review|description)": ")[^"]*/,
    (_, start: string) => `${start}${marked(name)} of the site that is built again here.`,
  )

const changes: Change[] = [
  {
    what: 'a page, an icon, a collection of one page, a document and the redirects',
    edits: {
      'pages-data/portfolio.json': put('"description": "', '"description": "See them. '),
      'pages-data/api-integration.json': put('"icon": "brackets-curly"', '"icon": "brackets-angle"'),
      [`${site}/jobs.json`]: mark('jobs.json'),
      'pages-data/documents/religious-policy.json': put('"title": "', '"title": "The '),
      [`${site}/redirects.json`]: () => JSON.stringify({ version, paths: { '/an-address-of-the-past': '/about' } }),
    },
    changes: [
      /^documents\/religious-policy\.pdf$/,
      /^an-address-of-the-past\/index\.html$/,
      /^assets\/icons\..*\.svg$/,
    ],
    pages: ['an-address-of-the-past', 'api-integration', 'career', 'portfolio'],
    shows: ['#brackets-angle-duotone', marked('jobs.json')],
  },
  {
    what: 'every other collection',
    edits: Object.fromEntries(
      collections.filter((name) => name !== 'jobs.json').map((name) => [`${site}/${name}`, mark(name)]),
    ),
    changes: [],
    shows: collections.map(marked),
  },
  {
    what: 'the company',
    edits: { [`${site}/company.json`]: put(phone, '+91 120 000 0000') },
    changes: [/^index\.html$/, /^data\/contact\.json$/],
    shows: ['+91 120 000 0000'],
    // In pages, data and dialogs.
    gone: new RegExp(`${phone.replaceAll('+', '\\+')}|${phone.replace(/\D/g, '')}`),
  },
  {
    what: 'the navigation and a picture',
    edits: {
      [`${site}/navigation.json`]: put('"label": "Gallery"', '"label": "Photographs"'),
      'pages-data/media/clients/halden-freight.svg': put('</svg>', '<!--drawn again--></svg>'),
    },
    changes: [/^media\/halden-freight\..*\.svg$/, /^about\/index\.html$/],
    shows: ['>Photographs<', 'drawn again'],
  },
  {
    // Together, since a change of any code makes everything anew (codeFingerprint).
    what: 'a contract, a component, a style and the template',
    edits: {
      'schema/forms/enquiry.schema.json': put('"Name is required"', '"A name is what we need"'),
      'src/blocks/faq/Faq.tsx': put('<Heading level={3}>', '<Heading level={3}>Again: '),
      'src/blocks/faq/faq.module.css': put('.faq details {', '.faq details { scroll-margin: 4321px;'),
      'src/index.html': put('<body>', '<body data-again>'),
    },
    changes: [/^assets\/.*\.js$/, /^api-integration\/index\.html$/, /^about\/index\.html$/],
    shows: ['A name is what we need', '>Again: ', '4321px', '<body data-again>'],
  },
]

describe('building again', { timeout: 600_000 }, () => {
  const pages = readdirSync('pages-data').filter((name) => name.endsWith('.json')).length
  let before: Map<string, Buffer>
  beforeAll(() => {
    build()
    before = built()
  }, 600_000)

  it.each(changes)('shows a change of $what', ({ edits, shows, gone, ...change }) => {
    for (const [file, edit] of Object.entries(edits))
      writeFileSync(join(root, file), edit(existsSync(join(root, file)) ? read(file) : ''))
    const said = build()
    const after = built()
    const names = changed(before, after)
    before = after
    for (const name of change.changes) expect(names).toEqual(expect.arrayContaining([expect.stringMatching(name)]))
    if (change.pages) {
      expect(pagesAmong(names)).toEqual(change.pages.map((page) => `data/${page}.json`))
      expect(said).toContain(`${pages - change.pages.length + 1} of them as they were`)
    }
    const texts = [...after].filter(([name]) => isText(name)).map(([name, content]) => ({ name, text: `${content}` }))
    expect(shows.filter((words) => !texts.some(({ text }) => text.includes(words)))).toEqual([])
    if (gone) expect(texts.filter(({ text }) => gone.test(text)).map(({ name }) => name)).toEqual([])
  })

  it('gives the same bytes as a build without cache', async () => {
    // Except photographs, which take long and are cached by their content.
    for (const kept of keptFolders.filter((name) => name !== 'pictures')) rmSync(join(cache, kept), { recursive: true })
    for (const name of readdirSync(join(cache, 'pictures')))
      if (statSync(join(cache, 'pictures', name)).size < 20_000) rmSync(join(cache, 'pictures', name))
    // Two builds at once, which must not disturb each other.
    const both = [1, 2].map(() =>
      spawn('node_modules/.bin/tsx', ['src/tools/build/build.ts'], { cwd: root, stdio: 'ignore' }),
    )
    const ends = await Promise.all(both.map((child) => once(child, 'exit')))
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ])
    expect(changed(before, built())).toEqual([])
    expect(readdirSync(cache).filter((name) => name.startsWith('building-'))).toEqual([])
  })
})
