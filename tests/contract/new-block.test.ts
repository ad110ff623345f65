import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { migrationFiles } from '../../src/engine/content/versions.ts'
import type { ServerEnv } from '../../src/server/client.ts'
import { createSite } from '../../src/server/static.ts'
import { newBlock } from '../../src/tools/author/new/block.ts'
import { newPage } from '../../src/tools/author/new/page.ts'
import { renamePage } from '../../src/tools/author/rename-page/rename.ts'
import { copyOfSite, run } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is wrong with the types; only what has changed since the last call is checked again. */
const typeErrors = () => run(root, 'tsc', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo').output

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

const page = {
  $schema: '../schema/page.schema.json',
  version: migrationFiles(root).size,
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

describe('npm run new:block', () => {
  it('writes a block that passes every check', { timeout: 180_000 }, async () => {
    const told = await newBlock(root, { given: { name: 'side-note', for: 'A remark beside the text.' } })
    expect(told).toContain('/_blocks/side-note')
    expect(read('src/blocks/side-note/side-note.schema.json')).toContain('"description": "A remark beside the text."')
    expect(typeErrors()).toBe('')
    const lint = run(root, 'biome', 'check', 'src/blocks', '--vcs-enabled=false')
    expect(lint.status, lint.output).toBe(0)
    expect(run(root, 'tsx', 'src/tools/author/codegen.ts', '--check').status).toBe(0)
    const tests = run(root, 'vitest', 'run', 'tests/contract/blocks.test.tsx', '-t', 'block side-note')
    expect(tests.status, tests.output).toBe(0)
    expect(tests.output).toMatch(/Tests .*1\d passed/)
  })

  it('interrupted, leaves everything or nothing', { timeout: 180_000 }, async () => {
    const before = read('src/blocks/registry.ts')
    const folder = join(root, 'src/blocks/margin-note')
    const words = ['--import', 'tsx', 'src/tools/author/new-block.ts', 'margin-note', '--for', 'A remark.']
    const child = spawn(process.execPath, words, { cwd: root, detached: true })
    const exit = once(child, 'exit')
    await vi.waitUntil(() => existsSync(folder), { timeout: 60_000, interval: 5 })
    // Like Ctrl+C, to the whole process group.
    process.kill(-(child.pid as number), 'SIGINT')
    await exit
    if (existsSync(folder)) expect(read('src/blocks/registry.ts')).toContain("'margin-note'")
    else expect(read('src/blocks/registry.ts')).toBe(before)
    expect(run(root, 'tsx', 'src/tools/author/codegen.ts', '--check')).toEqual({ status: 0, output: '' })
    rmSync(folder, { recursive: true, force: true })
    write('src/blocks/registry.ts', before)
    expect(run(root, 'tsx', 'src/tools/author/codegen.ts').status).toBe(0)
  })

  it.each([
    [
      { name: 'PullQuote' },
      '"PullQuote" cannot be the name of a block: lower case words with hyphens between them, a letter first, such as "pull-quote".',
    ],
    [{ name: 'faq' }, 'There is a block "faq" already, in src/blocks/faq.'],
    [
      { name: 'section' },
      '"section" is the name of a part of the interface, src/ui/Section.tsx. Choose another, such as "section-band".',
    ],
    [{ name: 'pull-quote', for: 'nothing' }, '"nothing" is no sentence: end it with a full stop.'],
    [{}, 'The name is missing. What is the block to be called? For example: pull-quote'],
  ])('%j is refused with a message, and writes nothing', async (given, message) => {
    const before = read('src/blocks/registry.ts')
    await expect(newBlock(root, { given })).rejects.toThrow(message)
    expect(read('src/blocks/registry.ts')).toBe(before)
  })
})

describe('adding to the site', () => {
  it('a block adds one folder and one line, a page one file', {
    timeout: 180_000,
  }, async () => {
    write('src/blocks/pull-quote/pull-quote.schema.json', JSON.stringify(contract))
    write('src/blocks/pull-quote/pull-quote.module.css', '@layer blocks { .quote { color: var(--on-ground-accent) } }')
    write(
      'src/blocks/pull-quote/PullQuote.tsx',
      `import type { BlockProps } from '../../contract/index.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './pull-quote.module.css'

export default function PullQuote({ id, words }: BlockProps<'pull-quote'>) {
  return <Section id={id}><p className={styles.quote}>{words}</p></Section>
}
`,
    )
    expect(run(root, 'tsx', 'src/tools/author/codegen.ts').status).toBe(0)
    expect(typeErrors()).toContain('"pull-quote"')

    const registry = read('src/blocks/registry.ts')
    const line = "  'pull-quote': { load: () => import('./pull-quote/PullQuote.tsx') },\n"
    write('src/blocks/registry.ts', registry.replace('export const blocks = {\n', `export const blocks = {\n${line}`))
    write('pages-data/manifesto.json', JSON.stringify(page))
    await newPage(root, { given: { like: 'manifesto', path: '/half-written' } })

    // This build serves the next test, too.
    renamePage(root, ['/ourteam', '/people'])

    expect(typeErrors()).toBe('')
    const built = run(root, 'tsx', 'src/tools/build/build.ts')
    expect(built.status, built.output).toBe(0)
    const html = read('dist/manifesto/index.html')
    expect(html).toContain('Less is enough at Noida Softworks.')
    expect(html).toContain('.pull-quote_quote{')
    expect(html).toContain('<title>What we hold to be enough</title>')
    expect(read('dist/sitemap.xml')).toContain('/manifesto<')

    expect(built.output).toContain('Drafts, left out: pages-data/half-written.json')
    expect(existsSync(join(root, 'dist/half-written'))).toBe(false)
    expect(existsSync(join(root, 'dist/data/half-written.json'))).toBe(false)
    expect(read('dist/sitemap.xml')).not.toContain('half-written')
  })
  it('a renamed page is built at its new path, and the old one redirects there', async () => {
    expect(read('dist/people/index.html')).toContain(
      '<link rel="canonical" href="https://www.noidasoftworks.example/people">',
    )
    expect(read('dist/ourteam/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/people">')
    expect(read('dist/sitemap.xml')).not.toContain('/ourteam<')
    const pages = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )
    expect(pages.filter((name) => /href="\/ourteam[#?"]/.test(read(`dist/${name}`)))).toEqual([])

    const site = await createSite(join(root, 'dist'))
    const app = new Hono<ServerEnv>().all('*', site)
    const answer = await app.request('/ourteam?by=name')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/people?by=name'])
  })
})
