import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Catalogue, catalogueOf } from '../../src/engine/authoring/catalogue.ts'
import { catalogueInMarkdown } from '../../src/engine/authoring/catalogue/markdown.ts'
import { loadContracts, type Schema } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { run } from './copy-of-site.ts'

const contracts = loadContracts(process.cwd())
const catalogue = catalogueOf(loadSite(process.cwd()), contracts)
const markdown = catalogueInMarkdown(catalogue)

const shapes = (of: Catalogue) => [of.page, ...of.blocks, ...of.shapes, ...of.siteFiles, ...of.collections, of.document]

/** The part of the text below the last heading with this text: blocks, shapes and collections may share a name. */
const below = (heading: string, name: string): string => {
  const from = markdown.indexOf(`\n### ${name}\n`, markdown.indexOf(`\n## ${heading}\n`))
  return markdown.slice(from, markdown.indexOf('\n##', from + 4))
}

/** Every name under `properties`, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Array.isArray(schema) ? [] : Object.keys((schema as Schema).properties ?? {})
  const inner = Object.entries(schema).filter(
    ([key]) => !['examples', 'exampleNames', 'required', 'enum'].includes(key),
  )
  return [...own, ...inner.flatMap(([, value]) => namesIn(value))]
}

/** The last names of the options in a table: "steps[].heading" tells "heading". */
const namesInText = (text: string) =>
  new Set([...text.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => (path as string).split(/\.(?!schema)|\[\]/).at(-1)))

describe('npm run describe', () => {
  it.each([...contracts.blocks.values()])('describes $type with every property', ({ type, schema }) => {
    const text = below('Blocks', type)
    const names = new Set([...namesIn(schema), 'type', 'id', 'note'])
    expect(text).toContain(String(schema.description))
    expect([...names].filter((name) => !namesInText(text).has(name))).toEqual([])
    expect([...text.matchAll(/```json/g)]).toHaveLength((schema.examples as unknown[]).length)
  })

  it('describes every property of pages, site data, documents and shared shapes', () => {
    const all = namesInText(markdown)
    const files = readdirSync('schema').filter((name) => name.endsWith('.schema.json') && !name.startsWith('blocks'))
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const names = namesIn(JSON.parse(readFileSync(`schema/${file}`, 'utf8')))
      expect(names.filter((name) => !all.has(name), file)).toEqual([])
    }
  })

  it('leaves no option without a description', () => {
    const silent = shapes(catalogue).flatMap(({ name, options }) =>
      options.filter(({ description }) => !description).map(({ path }) => `${name}: ${path}`),
    )
    expect(silent).toEqual([])
  })

  it('shows only valid JSON', () => {
    const snippets = [...markdown.matchAll(/```json\n(.*?)\n```/gs)].map(([, json]) => JSON.parse(json as string))
    const errors = snippets.flatMap((data) => {
      if (data.blocks) return [...contracts.validatePage(data), ...data.blocks.flatMap(blockErrors)]
      if (data.$schema)
        return contracts.validateSiteFile(data.$schema.split('/').at(-1).replace('.schema.json', ''), data)
      return blockErrors(data)
    })
    expect(snippets.length).toBeGreaterThan(catalogue.blocks.length)
    expect(errors).toEqual([])
  })

  const blockErrors = (block: { type: string }) => contracts.validateBlock(block.type, block)

  it('lists choices, tokens, pictures and pages', () => {
    const { options } = catalogue.blocks.find(({ name }) => name === 'process-steps') as Catalogue['blocks'][0]
    expect(options.find(({ path }) => path === 'tone')?.values).toEqual(['plain', 'tint', 'dark'])
    expect(options.find(({ path }) => path === 'steps')).toMatchObject({ required: true, shape: 'processStep' })
    expect(catalogue.shapes.find(({ name }) => name === 'link')?.options[1]?.rules).toEqual(['either `to` or `dialog`'])
    for (const words of ['`{company}` Noida Softworks', '`banners/contact.svg`', '`/contact`', '**two asterisks**'])
      expect(markdown).toContain(words)
  })

  it('can be limited to some blocks, print JSON, and suggests a name for an unknown block', { timeout: 60_000 }, () => {
    const json = run('.', 'tsx', 'src/tools/author/describe.ts', '--json', 'faq', 'map').output
    expect(JSON.parse(json.slice(json.indexOf('['))).map(({ name }: { name: string }) => name)).toEqual(['faq', 'map'])
    expect(run('.', 'tsx', 'src/tools/author/describe.ts', 'procces-steps')).toMatchObject({
      status: 2,
      output: expect.stringContaining('There is no block "procces-steps". Did you mean "process-steps"?'),
    })
  })
})
