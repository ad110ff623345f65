import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { optionsOf } from '../../src/engine/authoring/options.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { documentsOf } from '../../src/engine/content/sources.ts'
import { explained, offered, underlined } from './json-service.ts'

const contracts = loadContracts(process.cwd())
const blocks = [...contracts.blocks.values()]
const file = 'pages-data/new.json'
const page = (block: string) => `{ "$schema": "../schema/page.schema.json", "blocks": [${block}] }`
const labels = async (file: string, text: string) => (await offered(file, text)).map(({ label }) => label)

describe('VS Code on page data', () => {
  it('offers every block, with its description', async () => {
    const types = await offered(file, page('{ "type": ‸ }'))
    expect(types.map(({ label }) => JSON.parse(label)).sort()).toEqual([...contracts.blocks.keys()].sort())
    for (const { label, documentation } of types)
      expect(documentation).toBe(contracts.blocks.get(JSON.parse(label))?.schema.description)
  })

  it.each(blocks)('offers the properties of $type and explains each', async ({ type, schema }) => {
    const own = optionsOf(schema, contracts.defs).filter(({ path }) => !/[.[]/.test(path))
    expect((await labels(file, page(`{ "type": "${type}", ‸ }`))).sort()).toEqual(
      [...own.map(({ path }) => path), 'id', 'note'].sort(),
    )
    for (const { path, description } of own)
      expect(await explained(file, page(`{ "type": "${type}", "‸${path}": null }`))).toContain(description)
  })

  it('offers choices, and the properties of list entries', async () => {
    expect(await labels(file, page('{ "type": "process-steps", "tone": ‸ }'))).toEqual(['"plain"', '"tint"', '"dark"'])
    expect(await labels(file, page('{ "type": "process-steps", "steps": [{ ‸ }] }'))).toEqual([
      ...['icon', 'title', 'description', 'link', 'from', 'length', 'signed'],
    ])
    expect(await labels(file, page('{ "type": "page-banner", "actions": [{ "dialog": ‸ }] }'))).toEqual([
      ...['"enquiry"', '"call"'],
    ])
  })

  it('explains the page itself, even in a document without $schema', async () => {
    expect(await explained(file, '{ "meta": { "‸title": "" } }')).toContain('20 to 70 characters')
    expect(await underlined(file, `{ "path": "/x", "meta": { "title": "${'x'.repeat(71)}" }, "blocks": [] }`)).toEqual(
      expect.arrayContaining([expect.stringContaining('longer than the maximum length of 70')]),
    )
    expect(await labels('pages-data/site/clients.json', '{ "items": [{ ‸ }] }')).toEqual(['id', 'name', 'image'])
  })

  it('explains site data', async () => {
    const company = readFileSync('pages-data/site/company.json', 'utf8')
    expect(await explained('pages-data/site/company.json', company.replace('"phone2"', '"‸phone2"'))).toContain(
      'Second Noida landline',
    )
    expect(await underlined('pages-data/site/company.json', company.replace('"phone2"', '"phone3"'))).toHaveLength(2)
  })

  it('reports nothing in the documents of the site', async () => {
    const documents = documentsOf(loadSite(process.cwd()))
    expect(documents.length).toBeGreaterThan(50)
    for (const { file, text } of documents) expect(await underlined(file, text), file).toEqual([])
  })
})

/** The text of an inserted snippet, with the defaults of its placeholders. */
const inserted = (body: string[]) =>
  body
    .join('\n')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace('$0', '')
    .replace(/\\([\\$}])/g, '$1')

interface Snippet {
  prefix: string
  body: string[]
}

describe('snippets', () => {
  const snippets = Object.values(
    JSON.parse(readFileSync('.vscode/pages.code-snippets', 'utf8')) as Record<string, Snippet>,
  )
  const of = (prefix: string) => snippets.find((snippet) => snippet.prefix === prefix)?.body ?? []

  it.each(blocks)('$type inserts the first example of its contract', ({ type, schema }) => {
    expect(JSON.parse(inserted(of(type)))).toEqual((schema.examples as unknown[])[0])
  })

  it('has its tab stops in order', () => {
    for (const { prefix, body } of snippets) {
      const stops = [...body.join('\n').matchAll(/\$\{(\d+):/g)].map(([, number]) => Number(number))
      expect(stops.length, prefix).toBeGreaterThan(0)
      expect(stops).toEqual(stops.map((_, index) => index + 1))
    }
  })

  it('the snippet of a page only lacks its blocks', () => {
    const data = JSON.parse(inserted(of('page')))
    data.blocks = [contracts.blocks.get('page-banner')?.examples[0]?.data]
    expect(contracts.validatePage(data)).toEqual([])
  })
})
