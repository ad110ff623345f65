import { compactJson } from '../../content/compact-json.ts'
import type { Schema } from '../../content/contracts.ts'
import { exampleMeta } from '../example-meta.ts'

type Settings = Record<string, unknown>

/**
 * The files of .vscode by name: they make the editor complete and explain page data.
 * @param blocks contracts by type
 * @param siteFiles names of the files of pages-data/site that have a schema
 * @param version the current version of the contracts
 */
export function vscodeFiles(blocks: Map<string, Schema>, siteFiles: string[], version: number): Map<string, Settings> {
  return new Map([
    ['settings.json', settings(siteFiles)],
    ['extensions.json', { recommendations: ['oxc.oxc-vscode', 'vitest.explorer', 'ms-playwright.playwright'] }],
    ['pages.code-snippets', snippets(blocks, version)],
  ])
}

/** Documents name their own schema; this covers a document so new that it does not yet. */
function settings(siteFiles: string[]): Settings {
  return {
    'json.schemas': [
      { fileMatch: ['/pages-data/*.json'], url: './schema/page.schema.json' },
      { fileMatch: ['/pages-data/documents/*.json'], url: './schema/document.schema.json' },
      ...siteFiles.map((name) => ({
        fileMatch: [`/pages-data/site/${name}.json`],
        url: `./schema/site/${name}.schema.json`,
      })),
    ],
    '[json]': { 'editor.quickSuggestions': { strings: true } },
    'editor.defaultFormatter': 'oxc.oxc-vscode',
    'editor.formatOnSave': true,
    'search.exclude': { dist: true, 'schema/blocks.schema.json': true, 'schema/site': true },
  }
}

interface Snippet {
  scope: string
  prefix: string
  description: string
  body: string[]
}

/** A snippet for each block, from the first example of its contract, and one for a whole page. */
function snippets(blocks: Map<string, Schema>, version: number): Record<string, Snippet> {
  const entries = [...blocks].map(([type, { description, examples }]) => [
    type,
    snippet(type, String(description), (examples as unknown[])[0]),
  ])
  return {
    'new page': snippet('page', 'A new page as a draft.', { $schema, version, ...page }),
    ...Object.fromEntries(entries),
  }
}

/** The cursor ends up at the first block, where the snippet of a block can be inserted. */
const cursor = ''

const $schema = '../schema/page.schema.json'
const page = {
  path: '/new-page',
  draft: true,
  meta: {
    title: 'What the page is about | {company}',
    ...exampleMeta,
  },
  blocks: [cursor],
}

/** The Tab key moves from text to text. Names (of a block, picture, icon, address) are no tab stops: they are completed instead. */
function snippet(prefix: string, description: string, data: unknown): Snippet {
  let stops = 0
  const write = (text: string): string => {
    if (text === cursor) return prefix === 'page' ? '$0' : '""'
    if (!/\s/.test(text)) return escaped(JSON.stringify(text))
    stops += 1
    return `"\${${stops}:${escaped(JSON.stringify(text).slice(1, -1))}}"`
  }
  return { scope: 'json,jsonc', prefix, description, body: compactJson(data, write).split('\n') }
}

/** Escapes characters that have a meaning in snippets. */
const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
