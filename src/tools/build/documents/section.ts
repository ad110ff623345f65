import type { Authored } from '../../../contract/index.ts'
import { colours, lineGap, page, sizes } from './style.ts'
import { drawTable } from './table.ts'
import { group, keepTogether, type StructureNode, tagged } from './tagged.ts'

const mailbox = /[\w.-]+@[\w-]+(?:\.[\w-]+)+/g
const line = sizes.text * 1.2 + lineGap
const indent = 16

/** A heading with its bookmark, then paragraphs, list and table. */
export function drawSection(place: StructureNode, section: Authored.Section): void {
  const { pdf } = place
  group(place, 'Sect', (inside) => {
    keepTogether(pdf, sizes.heading * 1.2 + 8 + 3 * line)
    pdf.outline.addItem(section.title)
    pdf.font('display').fontSize(sizes.heading).fillColor(colours.heading)
    tagged(inside, 'H2', () => pdf.text(section.title, { width: page.width }))
    pdf.y += 6
    for (const paragraph of section.paragraphs) drawParagraph(inside, 'P', paragraph, 8)
    if (section.items) drawList(inside, section.items)
    if (section.table) drawTable(inside, section.table)
  })
  pdf.y += 12
}

function drawList(place: StructureNode, points: string[]): void {
  const { pdf } = place
  group(place, 'L', (list) => {
    for (const point of points) {
      keepTogether(pdf, 2 * line)
      group(list, 'LI', (item) => {
        const y = pdf.y
        pdf
          .font('strong')
          .fontSize(sizes.text + 2)
          .fillColor(colours.link)
        tagged(item, 'Lbl', () => pdf.text('•', page.margins.left + 2, y - 1.5, { lineGap }))
        pdf.x = page.margins.left + indent
        pdf.y = y
        drawParagraph(item, 'LBody', point, 4)
        pdf.x = page.margins.left
      })
    }
  })
  pdf.y += 4
}

/** Draws running text from pdf.x to the right edge, with its mailboxes as links. */
function drawParagraph(place: StructureNode, type: string, text: string, after: number): void {
  const { pdf } = place
  const width = page.width - (pdf.x - page.margins.left)
  keepTogether(pdf, 2 * line)
  group(place, type, (inside) => {
    const parts = split(text)
    parts.forEach((part, index) => {
      const options = { width, lineGap, continued: index < parts.length - 1 }
      runningText(pdf)
      if (part.mail) {
        pdf.fillColor(colours.link)
        tagged(inside, 'Link', () => pdf.text(part.text, { ...options, underline: true, link: `mailto:${part.text}` }))
      } else inside.parent.add(() => pdf.text(part.text, options))
    })
  })
  pdf.y += after
}

function runningText(pdf: PDFKit.PDFDocument): void {
  pdf.font('text').fontSize(sizes.text).fillColor(colours.text)
}

/** A text in its plain parts and its mailboxes, in order. */
function split(text: string): { text: string; mail: boolean }[] {
  const parts: { text: string; mail: boolean }[] = []
  let end = 0
  for (const found of text.matchAll(mailbox)) {
    parts.push({ text: text.slice(end, found.index), mail: false }, { text: found[0], mail: true })
    end = found.index + found[0].length
  }
  parts.push({ text: text.slice(end), mail: false })
  return parts.filter((part) => part.text !== '')
}
