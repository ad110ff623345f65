import { describe, expect, it } from 'vitest'
import type { Authored } from '../../src/contract/index.ts'
import { readDocument } from '../../src/engine/content/load.ts'
import { renderBlocks, renderChrome, renderServices, subjectOf } from '../../src/engine/render/render.tsx'
import { chromeData } from '../../src/page/chrome-data.ts'
import {
  carry,
  originOf,
  originOfAddress,
  originsIn,
  pathOf,
  pointerOf,
  withoutOrigins,
} from '../../src/page/origin.ts'
import { resolvePage } from '../../src/page/resolve.ts'
import { contracts, resolver, site } from './block-examples.ts'

const carrying = { ...resolver, carry }

/** The rendered page, without what is around its blocks. */
const blocksShown = async (document: Authored.Page, using: typeof resolver): Promise<string> =>
  (await renderBlocks(resolvePage(document, using))).join('\n')

/** The rendered page. */
async function shown(document: Authored.Page, using: typeof resolver): Promise<string> {
  const page = resolvePage(document, using)
  const chrome = chromeData(page.path, using)
  const { header, footer } = renderChrome(chrome, subjectOf(page))
  const services = chrome.services ? await renderServices(chrome.services) : ''
  return [header, ...(await renderBlocks(page)), footer, services].join('\n')
}

const pages = site.pages.map(({ file, data }) => [file, data] as const)
const examples = [...contracts.blocks.values()].map(({ type, examples }) => {
  const meta = { title: type, description: type, keywords: [type] }
  return [type, { path: '/specimen', meta, blocks: examples.map(({ data }) => data) }] as const
})

/** The value at a path. */
const valueAt = (data: unknown, way: (string | number)[]): unknown =>
  way.reduce((holder, step) => (holder as Record<string | number, unknown>)?.[step], data)

/** The content of a document, which hundreds of origins name. */
const read = new Map<string, unknown>()
function dataOf(file: string): unknown {
  if (!read.has(file)) read.set(file, readDocument('.', file).data)
  return read.get(file)
}

describe('values with hidden origins', () => {
  it('reads what it writes', () => {
    const origin = originOf('pages-data/site/navigation.json', ['paths', 'Q&A / 24~7', 0])
    expect(originsIn(`${carry.text('Words', origin)} ${carry.text('more', 'x#/a')}`)).toEqual([origin, 'x#/a'])
    expect(originOfAddress(carry.address('/assets/icons/x.svg#x', origin))).toBe(origin)
    expect(withoutOrigins(carry.text('Words', origin) + carry.address('/a.svg#x', origin))).toBe('Words/a.svg#x')
    expect(pathOf(pointerOf(['paths', 'Q&A / 24~7', 0]))).toEqual(['paths', 'Q&A / 24~7', 0])
  })

  it.each(examples)('%s looks the same without them', async (_, document) => {
    expect(withoutOrigins(await blocksShown(document, carrying))).toBe(await blocksShown(document, resolver))
  })

  it.each(pages)('%s looks the same without them, and each leads to the value', async (file, document) => {
    const html = await shown(document, carrying)
    expect(withoutOrigins(html)).toBe(await shown(document, resolver))
    const origins = new Set([
      ...originsIn(html),
      ...[...html.matchAll(/(?:src|href)="([^"]*\?at=[^"]*)"/g)].flatMap(
        ([, href = '']) => originOfAddress(href) ?? [],
      ),
    ])
    const lost = [...origins].filter((origin) => {
      const [document = '', pointer = ''] = origin.split('#')
      return typeof valueAt(dataOf(document), pathOf(pointer)) !== 'string'
    })
    expect(lost).toEqual([])
    expect([...origins].filter((origin) => origin.startsWith(`${file}#/blocks/0/`))).not.toEqual([])
  })
})
