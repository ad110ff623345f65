import type { Authored } from '../../../contract/index.ts'
import { colours, page, sizes } from './style.ts'
import { artifact, group, keepTogether, type StructureNode, tagged } from './tagged.ts'

const padding = { x: 8, y: 5 }
const size = sizes.text - 0.5
const lineGap = 2

interface Column {
  x: number
  width: number
  align: 'left' | 'right'
}

/** A ruled table with caption, header row and header column. */
export function drawTable(place: StructureNode, table: Authored.Table): void {
  const { pdf } = place
  const columns = columnsOf(pdf, table)
  const rows = [table.head, ...table.rows]
  const height = rows.reduce((sum, row, index) => sum + rowHeight(pdf, row, columns, index === 0), 24)
  const whole = pdf.page.height - page.margins.top - page.margins.bottom
  if (height <= whole) keepTogether(pdf, height)
  pdf.y += 4
  group(place, 'Table', (inside) => {
    face(pdf, 'strong', colours.muted)
    tagged(inside, 'Caption', () => pdf.text(table.caption, page.margins.left, pdf.y, { width: page.width }))
    pdf.y += 6
    rows.forEach((row, index) => {
      drawRow(inside, row, columns, index === 0)
    })
  })
  pdf.x = page.margins.left
  pdf.y += 10
}

function drawRow(place: StructureNode, row: string[], columns: Column[], head: boolean): void {
  const { pdf } = place
  const height = rowHeight(pdf, row, columns, head)
  keepTogether(pdf, height)
  const y = pdf.y
  artifact(pdf, 'Layout', () => {
    if (head) pdf.rect(page.margins.left, y, page.width, height).fill(colours.tint)
    pdf.rect(page.margins.left, y + height - 0.75, page.width, 0.75).fill(head ? colours.heading : colours.line)
  })
  group(place, 'TR', (inside) => {
    row.forEach((text, index) => {
      const { x, width, align } = columns[index] as Column
      const scope = head ? 'Column' : index === 0 ? 'Row' : undefined
      const draw = () => {
        face(pdf, head ? 'strong' : 'text', head ? colours.heading : colours.text)
        pdf.text(text, x + padding.x, y + padding.y, { width: width - 2 * padding.x, align, lineGap })
      }
      tagged(inside, scope ? 'TH' : 'TD', draw, scope && { O: 'Table', Scope: scope })
    })
  })
  pdf.y = y + height
}

function rowHeight(pdf: PDFKit.PDFDocument, row: string[], columns: Column[], head: boolean): number {
  face(pdf, head ? 'strong' : 'text', colours.text)
  const heights = row.map((text, index) => {
    const width = (columns[index]?.width ?? 0) - 2 * padding.x
    return pdf.heightOfString(text, { width, lineGap })
  })
  return Math.max(...heights) + 2 * padding.y
}

/**
 * Columns are as wide as their widest text if that fits; the wide ones share the rest. Numbers are right-aligned.
 * @throws Error that names the row which has more or fewer cells than the head
 */
function columnsOf(pdf: PDFKit.PDFDocument, table: Authored.Table): Column[] {
  table.rows.forEach((row, index) => {
    if (row.length !== table.head.length)
      throw new Error(
        `Table "${table.caption}": row ${index + 1} has ${row.length} cells, the head has ${table.head.length}.`,
      )
  })
  face(pdf, 'strong', colours.text)
  const natural = table.head.map((head, index) => {
    const texts = [head, ...table.rows.map((row) => row[index] as string)]
    return Math.max(...texts.map((text) => pdf.widthOfString(text))) + 2 * padding.x
  })
  let x = page.margins.left
  return shareOut(natural, page.width).map((width, index) => {
    const figures = index > 0 && table.rows.every((row) => /^[-₹\d]/.test(row[index] as string))
    const column: Column = { x, width, align: figures ? 'right' : 'left' }
    x += width
    return column
  })
}

/** Shares out `room`: first to columns that need less than an even share, then to the others by their need. */
function shareOut(natural: number[], room: number): number[] {
  const needed = natural.reduce((sum, width) => sum + width, 0)
  if (needed <= room) return natural.map((width) => (width / needed) * room)
  const share = room / natural.length
  const spare = natural.filter((width) => width <= share).reduce((left, width) => left - width, room)
  const wanted = natural.filter((width) => width > share).reduce((sum, width) => sum + width, 0)
  return natural.map((width) => (width <= share ? width : (width / wanted) * spare))
}

function face(pdf: PDFKit.PDFDocument, font: 'text' | 'strong', colour: string): void {
  pdf.font(font).fontSize(size).fillColor(colour)
}
