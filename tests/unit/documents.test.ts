import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Authored } from '../../src/contract/index.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { nameOf } from '../../src/engine/content/load.ts'
import { buildDocument } from '../../src/tools/build/documents/build-document.ts'
import { soundSiteIn } from '../fixtures/sound.ts'

const root = process.cwd()
const contracts = loadContracts(root)
const {
  company: { data: company },
  policies,
} = soundSiteIn(root, contracts)

const plain: Authored.PolicyDocument = {
  title: 'Rules',
  subject: 'What {company} does.',
  updated: '2025-04-01',
  sections: [{ title: 'First', paragraphs: ['Text.'] }],
}

/** A document with an additional section. */
const withSection = (section: Partial<Authored.Section>): Authored.PolicyDocument => ({
  ...plain,
  sections: [{ title: 'First', paragraphs: ['Text.'], ...section }],
})

const textOf = (pdf: Buffer) => pdf.toString('latin1')
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const elements = (pdf: Buffer, type: string) => count(textOf(pdf), new RegExp(`/S /${type}\\n`, 'g'))

/** The drawing instructions of each page, in the order of the file. */
function pageContents(pdf: Buffer): string[] {
  const text = textOf(pdf)
  return [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${id} 0 obj`)) + 'stream\n'.length
    return inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).toString('latin1')
  })
}

/** Drawing instructions outside of marked content, which screen readers could not interpret. */
function unmarked(contents: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const line of contents.split('\n')) {
    if (/ B(DC|MC)$/.test(line)) depth++
    else if (line === 'EMC') depth--
    else if (depth === 0 && /(^| )(TJ|Tj|f|S|B|Do)$/.test(line)) found.push(line)
  }
  if (depth !== 0) found.push(`${depth} marks left open`)
  return found
}

describe.each(policies.map((source) => [nameOf(source), source] as const))('%s', (_name, source) => {
  const content = source.data
  const building = buildDocument(content, company)

  it('matches its contract', () => {
    expect(source.problems).toEqual([])
    expect(contracts.validatePolicy(source.data)).toEqual([])
  })

  it('is tagged, and has title and language', async () => {
    const text = textOf(await building)
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toContain('/Marked true')
    expect(text).toContain('/StructTreeRoot')
    expect(text).toContain('/Lang (en)')
    expect(text).toContain('/DisplayDocTitle true')
    expect(text).toContain(`\n(${content.title})\n`)
    expect(count(text, /\/Tabs \/S\n/g)).toBe(count(text, /\/Type \/Page\n/g))
  })

  it('has an element for every heading, list item and cell', async () => {
    const pdf = await building
    const tables = content.sections.flatMap(({ table }) => table ?? [])
    const points = content.sections.flatMap(({ items }) => items ?? [])
    expect(elements(pdf, 'H1')).toBe(1)
    expect(elements(pdf, 'H2')).toBe(content.sections.length)
    expect(elements(pdf, 'LI')).toBe(points.length)
    expect(elements(pdf, 'LBody')).toBe(points.length)
    expect(elements(pdf, 'Table')).toBe(tables.length)
    expect(elements(pdf, 'Caption')).toBe(tables.length)
    const headers = tables.reduce((sum, { head, rows }) => sum + head.length + rows.length, 0)
    const cells = tables.reduce((sum, { rows }) => sum + rows.flat().length - rows.length, 0)
    expect(elements(pdf, 'TH')).toBe(headers)
    expect(elements(pdf, 'TD')).toBe(cells)
    expect(count(textOf(pdf), /\/Scope \/(Row|Column)\n/g)).toBe(headers)
  })

  it('paints nothing outside of marked content', async () => {
    const pages = pageContents(await building)
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) expect(unmarked(page)).toEqual([])
  })

  it('has a bookmark for every section, and embeds its fonts', async () => {
    const text = textOf(await building)
    for (const { title } of content.sections) expect(text).toContain(`/Title (${title})`)
    const fonts = new Set(text.match(/\/FontName \/\S+/g))
    expect([...fonts].map((font) => font.replace(/.*\+/, '')).sort()).toEqual([
      'FamiljenGrotesk-Bold',
      'PublicSans-Bold',
      'PublicSans-Regular',
    ])
    expect(count(text, /\/FontFile2 /g)).toBe(fonts.size)
  })

  it('is identical when built again', async () => {
    const again = await buildDocument(content, company)
    expect(again.equals(await building)).toBe(true)
  })

  it('is linked in the footer', () => {
    expect(readFileSync('pages-data/site/navigation.json', 'utf8')).toContain(`"/documents/${nameOf(source)}.pdf"`)
  })
})

describe('buildDocument', () => {
  it('replaces tokens by the texts of company.json', async () => {
    const text = textOf(await buildDocument(plain, { ...company, company: 'Acme' }))
    expect(text).toContain('(What Acme does.)')
    expect(text).not.toContain('{company}')
  })

  it('turns mail addresses into tagged links', async () => {
    const pdf = await buildDocument(withSection({ paragraphs: ['Write to {email}. Or do not.'] }), company)
    expect(textOf(pdf)).toContain(`/URI (mailto:${company.email})`)
    expect(elements(pdf, 'Link')).toBe(1)
    expect(count(textOf(pdf), /\/Type \/OBJR\n/g)).toBe(1)
  })

  it('continues lists and tables on further pages, with a footer on each', async () => {
    const items = Array.from({ length: 90 }, (_, index) => `Point ${index + 1}`)
    const rows = Array.from({ length: 20 }, (_, index) => [`Row ${index + 1}`, 'word '.repeat(59).trim()])
    const pdf = await buildDocument(
      withSection({ items, table: { caption: 'Long', head: ['Name', 'Words'], rows } }),
      company,
    )
    const pages = pageContents(pdf)
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages) {
      expect(unmarked(page)).toEqual([])
      expect(page).toContain('/Type /Pagination')
    }
    expect(elements(pdf, 'LI')).toBe(90)
    expect(elements(pdf, 'TR')).toBe(21)
  })

  it('refuses a character that the fonts cannot show', async () => {
    const content = withSection({ paragraphs: ['From A → B.'] })
    await expect(buildDocument(content, company)).rejects.toThrow('has no character "→". It occurs in: From A → B.')
  })

  it('refuses a table row with the wrong number of cells', async () => {
    const content = withSection({ table: { caption: 'Pay', head: ['A', 'B'], rows: [['1', '2'], ['3']] } })
    await expect(buildDocument(content, company)).rejects.toThrow('Table "Pay": row 2 has 1 cells, the head has 2.')
  })
})
