import PDFDocument from 'pdfkit'
import type { Authored } from '../../../contract/index.ts'
import { tokensOf, withoutTokens } from '../../../page/tokens.ts'
import { checkCharacters, registerFonts } from './fonts.ts'
import { drawFooters, drawLetterhead, rule } from './letterhead.ts'
import { drawSection } from './section.ts'
import { colours, lineGap, page, sizes } from './style.ts'
import { artifact, type StructureNode, tagged } from './tagged.ts'

/**
 * Makes the PDF of a policy document (spec 1, footer): tagged, with title, language and bookmarks, fonts embedded,
 * the same bytes for the same content.
 * @param source a document of pages-data/documents that fits schema/document.schema.json
 * @param company pages-data/site/company.json, for the tokens in the texts, head and foot
 * @throws Error for a character that the fonts lack, or a table row with too many or too few cells
 */
export async function buildDocument(source: Authored.PolicyDocument, company: Authored.Company): Promise<Buffer> {
  const content = withoutTokens(source, tokensOf(company))
  check(content, company)
  const date = new Date(`${content.updated}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: page.margins,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: content.title,
      Subject: content.subject,
      Author: company.company,
      Creator: company.company,
      CreationDate: date,
      ModDate: date,
    },
  })
  const bytes = collect(pdf)
  registerFonts(pdf)
  drawLetterhead(pdf, company)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawTitle({ pdf, parent: root }, content, date)
  for (const section of content.sections) drawSection({ pdf, parent: root }, section)
  root.end()
  drawFooters(pdf, content.title, company)
  pdf.end()
  return bytes
}

function drawTitle(place: StructureNode, { title, subject }: Authored.PolicyDocument, date: Date): void {
  const { pdf } = place
  pdf.font('display').fontSize(sizes.title).fillColor(colours.heading)
  tagged(place, 'H1', () => pdf.text(title, { width: page.width, lineGap: -2 }))
  artifact(pdf, 'Layout', () => rule(pdf, pdf.y + 10, colours.accent, 44, 3))
  pdf.y += 26
  pdf.font('text').fontSize(12).fillColor(colours.muted)
  tagged(place, 'P', () => pdf.text(subject, { width: page.width, lineGap }))
  pdf.y += 4
  const day = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  pdf.fontSize(sizes.text)
  tagged(place, 'P', () => pdf.text(`Version of ${day}`, { width: page.width }))
  pdf.y += 24
}

function check({ title, subject, sections }: Authored.PolicyDocument, company: Authored.Company): void {
  checkCharacters(company.company, 'display')
  checkCharacters(company.address, 'text')
  checkCharacters(title, 'display')
  checkCharacters(subject, 'text')
  for (const { title, paragraphs, items = [], table } of sections) {
    checkCharacters(title, 'display')
    const cells = table ? [table.caption, ...table.head, ...table.rows.flat()] : []
    for (const text of [...paragraphs, ...items, ...cells]) checkCharacters(text, 'text')
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
