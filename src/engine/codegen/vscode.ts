import { compactJson } from '../compact-json.ts'
import type { Schema } from '../contracts.ts'

type Settings = Record<string, unknown>

/**
 * The files of .vscode by name: what editors of page data need to be offered the right words at the right place.
 * @param blocks contracts by type
 * @param siteFiles names of the files of pages-data/site that have a schema
 */
export function vscodeFiles(blocks: Map<string, Schema>, siteFiles: string[]): Map<string, Settings> {
  return new Map([
    ['settings.json', settings(siteFiles)],
    ['extensions.json', { recommendations: ['biomejs.biome', 'vitest.explorer', 'ms-playwright.playwright'] }],
    ['pages.code-snippets', snippets(blocks)],
  ])
}

/** Documents name their schema themselves; one that has just been made does not yet. */
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
    'editor.defaultFormatter': 'biomejs.biome',
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
function snippets(blocks: Map<string, Schema>): Record<string, Snippet> {
  const entries = [...blocks].map(([type, { description, examples }]) => [
    type,
    snippet(type, String(description), (examples as unknown[])[0]),
  ])
  return { 'new page': snippet('page', 'A new page as a draft.', page), ...Object.fromEntries(entries) }
}

/** Where the cursor ends up: at the first block, which has a snippet of its own. */
const cursor = ''

const page = {
  $schema: '../schema/page.schema.json',
  path: '/new-page',
  draft: true,
  meta: {
    title: 'What the page is about | {company}',
    description: 'What this page offers, to whom and with what result, in one or two sentences.',
    keywords: ['first subject', 'second subject', 'third subject'],
  },
  blocks: [cursor],
}

/** The Tab key leads from text to text; what is chosen by name (block, picture, icon, address) stays until it is changed by hand. */
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

/** Characters that mean something in a snippet. */
const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
