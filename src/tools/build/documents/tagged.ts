/** An element of the structure that screen readers follow. */
export type Element = PDFKit.PDFStructureElement

/** The document being written, and the element that the next content belongs to. */
export interface StructureNode {
  pdf: PDFKit.PDFDocument
  parent: Element
}

/** Adds an element with its content drawn inside, such as a paragraph ("P") or a cell ("TD"). */
export function tagged(
  place: StructureNode,
  type: string,
  draw: () => void,
  attributes?: Record<string, unknown>,
): void {
  const element = place.pdf.struct(type)
  if (attributes) dictionaryOf(element).A = attributes
  place.parent.add(element)
  element.add(draw)
  element.end()
}

/** Adds an element that holds other elements, such as a list ("L") or a row ("TR"). */
export function group(place: StructureNode, type: string, fill: (inside: StructureNode) => void): void {
  const element = place.pdf.struct(type)
  place.parent.add(element)
  fill({ pdf: place.pdf, parent: element })
  element.end()
}

/** Draws what screen readers skip: rules, the mark, the footer of a page. */
export function artifact(pdf: PDFKit.PDFDocument, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** Begins a new page where less than `height` points are left on this one. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

// pdfkit has no option for attributes such as the scope of a header cell; plain texts become PDF names.
function dictionaryOf(element: Element): Record<string, unknown> {
  return (element as Element & { dictionary: { data: Record<string, unknown> } }).dictionary.data
}
