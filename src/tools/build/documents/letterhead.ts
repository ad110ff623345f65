import { readFileSync } from 'node:fs'
import type { Authored } from '../../../contract/index.ts'
import { colours, page, sizes } from './style.ts'
import { artifact } from './tagged.ts'

const markFile = 'pages-data/media/brand/mark-on-light.svg'
const markHeight = 34

/** The company's mark and name at the top of the first page. */
export function drawLetterhead(pdf: PDFKit.PDFDocument, company: Authored.Company): void {
  const { left, top } = page.margins
  artifact(pdf, 'Layout', () => {
    drawMark(pdf, left, top)
    pdf.font('display').fontSize(17).fillColor(colours.heading)
    pdf.text(company.company, left + markHeight + 6, top + 8, { lineBreak: false })
  })
  pdf.x = left
  pdf.y = top + markHeight + 42
}

/** Company, address and page number at the foot of every page. */
export function drawFooters(pdf: PDFKit.PDFDocument, title: string, company: Authored.Company): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    artifact(pdf, 'Pagination', () => drawFooter(pdf, title, company, `Page ${index + 1} of ${count}`))
  }
}

function drawFooter(pdf: PDFKit.PDFDocument, title: string, company: Authored.Company, number: string): void {
  const { left } = page.margins
  const y = pdf.page.height - 58
  // The footer is in the margin, where pdfkit would otherwise begin a new page.
  pdf.page.margins.bottom = 0
  rule(pdf, y - 12, colours.line, page.width, 0.75)
  pdf.fontSize(sizes.small).fillColor(colours.muted)
  pdf.font('strong').text(`${company.company}: ${title}`, left, y, { lineBreak: false })
  pdf.font('text').text(number, left, y, { width: page.width, align: 'right', lineBreak: false })
  pdf.text(`${company.address} · ${company.email}`, left, y + 13, { lineBreak: false })
}

/** A line from the left edge. */
export function rule(pdf: PDFKit.PDFDocument, y: number, colour: string, width: number, thickness: number): void {
  pdf.rect(page.margins.left, y, width, thickness).fill(colour)
}

function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  const svg = readFileSync(new URL(`../../../../${markFile}`, import.meta.url), 'utf8')
  const [, , , height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? []
  const paths = [...svg.matchAll(/<path fill="(#[0-9a-f]{6})" d="([^"]+)"/g)]
  if (!height || !paths.length) throw new Error(`${markFile} has no viewBox or no filled path.`)
  pdf
    .save()
    .translate(x, y)
    .scale(markHeight / height)
  for (const [, colour, outline] of paths) pdf.path(outline as string).fill(colour)
  pdf.restore()
}
