import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyOfSite, run } from './copy-of-site.ts'

const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

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

describe('design 4 · adding to the site', () => {
  it('a block is one folder and one line, a page is one file; nothing else is touched', { timeout: 180_000 }, () => {
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
    expect(run(root, 'tsx', 'src/tools/codegen.ts').status).toBe(0)
    const before = run(root, 'tsc')
    expect(before.output).toContain('"pull-quote"')

    const registry = readFileSync(join(root, 'src/blocks/registry.ts'), 'utf8')
    const line = "  'pull-quote': { load: () => import('./pull-quote/PullQuote.tsx') },\n"
    write('src/blocks/registry.ts', registry.replace('export const blocks = {\n', `export const blocks = {\n${line}`))
    write('pages-data/manifesto.json', JSON.stringify(page))

    expect(run(root, 'tsc').output).toBe('')
    const built = run(root, 'tsx', 'src/tools/build.ts')
    expect(built.status, built.output).toBe(0)
    const html = readFileSync(join(root, 'dist/manifesto/index.html'), 'utf8')
    expect(html).toContain('Less is enough at Noida Softworks.')
    expect(html).toContain('.pull-quote_quote{')
    expect(html).toContain('<title>What we hold to be enough</title>')
    expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).toContain('/manifesto<')
  })
})
