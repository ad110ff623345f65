import type { SourceDocument } from './load.ts'
import { valueAt } from './value-at.ts'

/** What a page shows of itself to the rest of a site, besides the ids of its sections. */
export interface Outline {
  path: unknown
  /** Whether it has `"draft": true`: it is checked and shown in development, but not part of the built site. */
  isDraft: boolean
  title: unknown
  description: unknown
  /** The main heading, which its first block carries. */
  heading: unknown
  service: unknown
  /** The picture that it names for its card, else the drawing of its first block, if there is one. */
  art: string | undefined
}

const outlines = new WeakMap<SourceDocument, Outline>()

/** The outline of a page; parses its document if that is not known from an earlier check. */
export function outlineOf(doc: SourceDocument): Outline {
  const known = outlines.get(doc) ?? outlineIn(doc.data)
  outlines.set(doc, known)
  return known
}

/** Sets the outline of a document, known from an earlier one with the same text. */
export function putOutline(doc: SourceDocument, outline: Outline): void {
  outlines.set(doc, outline)
}

function outlineIn(data: unknown): Outline {
  const meta = (name: string) => valueAt(data, ['meta', name])
  const [named, first] = [meta('image'), valueAt(data, ['blocks', 0, 'image'])]
  const drawing = typeof first === 'string' && first.endsWith('.svg') ? first : undefined
  return {
    path: valueAt(data, ['path']),
    isDraft: valueAt(data, ['draft']) === true,
    title: meta('title'),
    description: meta('description'),
    heading: valueAt(data, ['blocks', 0, 'title']),
    service: meta('service'),
    art: typeof named === 'string' ? named : drawing,
  }
}
