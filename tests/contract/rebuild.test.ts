import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptFolders } from '../../src/engine/build/work-folder.ts'
import type { ServerEnv } from '../../src/server/client.ts'
import { createSite } from '../../src/server/static.ts'
import { writeGenerated } from '../../src/tools/author/codegen/stale-files.ts'
import { newPage } from '../../src/tools/author/new/page.ts'
import { renamePage } from '../../src/tools/author/rename-page/rename.ts'
import { copyOfSite } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

const cache = join(root, '.cache')

/** The build as npm starts it, from a bundle. */
const command = ['src/tools/run.js', 'build/build']

function build(...options: string[]): string {
  const words = [...options, ...command]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  const output = stdout + stderr
  expect(status, output).toBe(0)
  return output
}

/** Builds while code changes, which is as it was afterwards: what it became must not be taken for what it was. */
async function buildWhileChanged(file: string, was: string, became: string): Promise<void> {
  const change = (from: string, to: string) => writeFileSync(join(root, file), put(from, to)(read(file)))
  const child = spawn(process.execPath, command, { cwd: root })
  child.stdout.once('data', () => change(was, became))
  await once(child, 'exit')
  change(became, was)
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
  /** What else is done before the site is built. */
  also?: () => Promise<void>
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
/** Pages of which the fragment or the data is among these files. */
const pagesAmong = (names: string[]) => [
  ...new Set(names.flatMap((name) => /^_?data\/(?!services\.)([\w-]+)\.(?:txt|json)$/.exec(name)?.[1] ?? [])),
]
const isPicture = (name: string) => /\/media\/.*\.(svg|avif|jpg)$/.test(name)
const isText = (name: string) => /\.(html|json|js|css|svg|xml|txt|webmanifest)$/.test(name)

const site = 'pages-data/site'
const collections = readdirSync(site).filter((name) => !/^(company|navigation|redirects)\./.test(name))
const { phone, version } = JSON.parse(readFileSync(`${site}/company.json`, 'utf8')) as {
  phone: string
  version: number
}

/** Marks the first text of a collection as changed that no other document quotes. */
const marked = (name: string) => `Changed ${name}`
const mark = (name: string) => (json: string) =>
  json.replace(
    name === 'testimonials.json' ? /("name": ")Priyanka Sethi/ : /("(?:title|name|review|description)": ")[^"]*/,
    (_, start: string) => `${start}${marked(name)} of the site that is built again here.`,
  )

const contract = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pull quote',
  description: 'A sentence worth reading twice.',
  type: 'object',
  properties: { words: { $ref: '../../../schema/defs.schema.json#/$defs/line', description: 'The sentence.' } },
  required: ['words'],
  additionalProperties: false,
  exampleNames: ['default'],
  examples: [{ type: 'pull-quote', words: 'Less is enough.' }],
}

const component = `import type { BlockProps } from '../../contract/index.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './pull-quote.module.css'

export default function PullQuote({ id, words }: BlockProps<'pull-quote'>) {
  return <Section id={id}><p className={styles.quote}>{words}</p></Section>
}
`

const manifesto = {
  $schema: '../schema/page.schema.json',
  version,
  path: '/manifesto',
  meta: {
    title: 'What we hold to be enough',
    description: 'A page made of one new block and one that was there before, to show that nothing else is touched.',
    keywords: ['manifesto', 'quote', 'enough'],
  },
  blocks: [
    { type: 'page-banner', title: 'Manifesto' },
    { type: 'pull-quote', id: 'enough', words: 'Less is enough at {company}.' },
  ],
}

const block = 'src/blocks/pull-quote'

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
    pages: ['api-integration', 'career', 'portfolio'],
    shows: ['#brackets-angle-duotone', marked('jobs.json')],
  },
  {
    what: 'every other collection, the company, the navigation and a picture',
    edits: {
      ...Object.fromEntries(
        collections.filter((name) => name !== 'jobs.json').map((name) => [`${site}/${name}`, mark(name)]),
      ),
      [`${site}/company.json`]: put(phone, '+91 120 000 0000'),
      [`${site}/navigation.json`]: put('"label": "Gallery"', '"label": "Photographs"'),
      'pages-data/media/clients/halden-freight.svg': put('</svg>', '<!--drawn again--></svg>'),
    },
    changes: [/^media\/halden-freight\..*\.svg$/, /^about\/index\.html$/, /^data\/contact\.txt$/],
    shows: [...collections.map(marked), '+91 120 000 0000', '>Photographs<', 'drawn again'],
    // In pages, data and dialogs.
    gone: new RegExp(`${phone.replaceAll('+', '\\+')}|${phone.replace(/\D/g, '')}`),
  },
  {
    // Together, since a change of any code makes everything anew (codeFingerprint).
    what: 'a contract, a component, a style and the template; a block that is one folder and one line, a page that is one file',
    edits: {
      'schema/forms/enquiry.schema.json': put('"Name is required"', '"A name is what we need"'),
      'src/blocks/faq/Faq.tsx': put('<Heading level={3}>', '<Heading level={3}>Again: '),
      'src/blocks/faq/faq.module.css': put('.faq details {', '.faq details { scroll-margin: 4321px;'),
      'src/index.html': put('<body>', '<body data-again>'),
      [`${block}/pull-quote.schema.json`]: () => JSON.stringify(contract),
      [`${block}/pull-quote.module.css`]: () => '@layer blocks { .quote { letter-spacing: 0.0421em } }',
      [`${block}/PullQuote.tsx`]: () => component,
      'src/blocks/registry.ts': put(
        'export const blocks = {\n',
        "export const blocks = {\n  'pull-quote': { load: () => import('./pull-quote/PullQuote.tsx') },\n",
      ),
      'pages-data/manifesto.json': () => JSON.stringify(manifesto),
    },
    async also() {
      writeGenerated(root)
      await newPage(root, { given: { like: 'manifesto', path: '/half-written' } })
      renamePage(root, ['/ourteam', '/people'])
      await buildWhileChanged('src/blocks/faq/faq.module.css', '4321px', '2222px')
    },
    changes: [/^assets\/.*\.js$/, /^api-integration\/index\.html$/, /^about\/index\.html$/],
    shows: ['A name is what we need', '>Again: ', '4321px', '<body data-again>', '{letter-spacing:.0421em}'],
    gone: /2222px/,
  },
]

describe('building again', { timeout: 600_000 }, () => {
  const pages = readdirSync('pages-data').filter((name) => name.endsWith('.json')).length
  let before: Map<string, Buffer>
  let said: string
  const libraries = join(root, 'libraries.cjs')
  beforeAll(() => {
    writeFileSync(libraries, `process.on('exit', () => console.log(process.report.getReport().sharedObjects.join()))`)
    build()
    before = built()
  }, 600_000)

  it.each(changes)('shows a change of $what', async ({ edits, shows, gone, also, ...change }) => {
    for (const [file, edit] of Object.entries(edits)) {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), edit(existsSync(join(root, file)) ? read(file) : ''))
    }
    await also?.()
    said = build('--require', libraries)
    const after = built()
    const names = changed(before, after)
    before = after
    for (const name of change.changes) expect(names).toEqual(expect.arrayContaining([expect.stringMatching(name)]))
    if (change.pages) {
      expect(pagesAmong(names).sort()).toEqual(change.pages)
      expect(said).toContain(`${pages - change.pages.length} of them as they were`)
    }
    const texts = [...after].filter(([name]) => isText(name)).map(([name, content]) => ({ name, text: `${content}` }))
    expect(shows.filter((words) => !texts.some(({ text }) => text.includes(words)))).toEqual([])
    const unused = [...after.keys()].filter(
      (name) => isPicture(name) && !texts.some(({ text }) => text.includes(basename(name))),
    )
    expect(unused).toEqual([])
    if (gone) expect(texts.filter(({ text }) => gone.test(text)).map(({ name }) => name)).toEqual([])
  })

  it('leaves the bundler to a process that ends before pages are made, since it gives back no memory', () => {
    expect(said).toContain('Bundling the code')
    expect(said).toContain('sharp')
    expect(said).not.toContain('rolldown')
  })

  it('shows the page with the new block, and leaves out the draft', () => {
    const html = read('dist/manifesto/index.html')
    expect(html).toContain('Less is enough at Noida Softworks.')
    expect(html).toContain('<title>What we hold to be enough</title>')
    expect(read('dist/sitemap.xml')).toContain('/manifesto<')

    expect(said).toContain('Drafts, left out: pages-data/half-written.json')
    expect([...before.keys()].filter((name) => name.includes('half-written'))).toEqual([])
    expect(read('dist/sitemap.xml')).not.toContain('half-written')
  })

  it('shows a renamed page at its new path, and redirects from the old one', async () => {
    expect(read('dist/people/index.html')).toContain(
      '<link rel="canonical" href="https://www.noidasoftworks.example/people">',
    )
    expect(read('dist/ourteam/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/people">')
    expect(read('dist/sitemap.xml')).not.toContain('/ourteam<')
    const html = [...before].filter(([name]) => name.endsWith('.html'))
    expect(html.filter(([, content]) => /href="\/ourteam[#?"]/.test(`${content}`))).toEqual([])

    const site = await createSite(join(root, 'dist'))
    const app = new Hono<ServerEnv>().all('*', site)
    const answer = await app.request('/ourteam?by=name')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/people?by=name'])
  })

  it('gives the same bytes as a build without cache', async () => {
    // Except photographs, which take long and are cached by their content: the cut of one stands for all.
    for (const kept of keptFolders.filter((name) => name !== 'pictures')) rmSync(join(cache, kept), { recursive: true })
    for (const name of readdirSync(join(cache, 'pictures')))
      if (statSync(join(cache, 'pictures', name)).size < 20_000 && !/^(?!address-map).*-cut$/.test(name))
        rmSync(join(cache, 'pictures', name))
    // Two builds at once, which must not disturb each other.
    const both = [1, 2].map(() => spawn(process.execPath, command, { cwd: root, stdio: 'ignore' }))
    const ends = await Promise.all(both.map((child) => once(child, 'exit')))
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ])
    expect(changed(before, built())).toEqual([])
    expect(readdirSync(cache).filter((name) => name.startsWith('building-'))).toEqual([])
  })
})
