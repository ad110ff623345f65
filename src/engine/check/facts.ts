import { marksIn } from '../../page/rich-text.ts'
import { type Shape, type Visit, walk } from '../../page/walk.ts'
import { blocksOf } from '../content/blocks-of.ts'
import type { Contracts } from '../content/contracts.ts'
import { nameOf, type Path, type SourceDocument, siteKind } from '../content/load.ts'
import { listAt, valueAt } from '../content/value-at.ts'
import { envelopeOf } from './explain/document.ts'
import { oncePerDocument } from './once-per.ts'
import type { Place } from './rule.ts'

/** A text of a document that refers to something: a link, a picture, an icon … */
export interface Mention extends Place {
  value: string
}

/** The address of a link. */
export interface LinkMention extends Mention {
  /** Whether a `note` beside it explains why it is as it is. */
  noted: boolean
  /** The words of the link. */
  label?: string
}

/** A text that visitors read. */
export interface Words extends Mention {
  /** Whether **stars** and [words](address) are marks in it. */
  marks: boolean
}

/** Entries of a collection that a block asks for. */
export interface CollectionMention extends Place {
  collection: string
  /** The collection that is valid there. */
  expected: string
  only: Mention[]
}

/** Everything that a document mentions, by the meaning that its contract gives to each place. */
export interface Facts {
  links: LinkMention[]
  labels: Mention[]
  pictures: Mention[]
  icons: Mention[]
  alts: Mention[]
  /** Ids that links can lead to. */
  anchors: Mention[]
  /** Ids of sections of the same page that a block names. */
  sections: Mention[]
  /** Every text that visitors read or hear. */
  words: Words[]
  /** Lines of code: words that are not ours, in which braces are no tokens. */
  code: Mention[]
  /** The words of links, including links within texts. */
  linkWords: Mention[]
  /** Phone numbers, mail and web addresses that the site's data hold. */
  contacts: Mention[]
  collections: CollectionMention[]
}

/** Collects what a document mentions. What does not fit its contract is skipped; other rules report it. */
export const factsOf = oncePerDocument((doc: SourceDocument, contracts: Contracts): Facts => {
  const facts: Facts = {
    ...{ links: [], labels: [], pictures: [], icons: [], alts: [], anchors: [], sections: [] },
    ...{ words: [], code: [], linkWords: [], contacts: [], collections: [] },
  }
  const shape = doc.data === undefined ? undefined : envelopeOf(doc, contracts)
  if (!shape) return facts
  collect(facts, doc, shape, doc.data, [])
  const kind = siteKind(doc.file)
  if (kind === 'site' && nameOf(doc) === 'navigation') addNavigation(facts, doc)
  if (kind !== 'page') return facts
  addMeta(facts, doc)
  for (const { block, index, type } of blocksOf(doc.data)) {
    const path: Path = ['blocks', index]
    if (contracts.blocks.has(type)) collect(facts, doc, contracts.blockShape(type), block, path)
    else if (typeof block.id === 'string') facts.anchors.push({ doc, path: [...path, 'id'], value: block.id })
  }
  return facts
})

/** Where texts are collected, by their definition. */
const listOf: Record<string, Exclude<keyof Facts, 'links' | 'words' | 'collections'> | undefined> = {
  ...{ label: 'labels', image: 'pictures', icon: 'icons', alt: 'alts', anchor: 'anchors', sectionId: 'sections' },
  ...{ codeLine: 'code', phone: 'contacts', mailbox: 'contacts', webAddress: 'contacts' },
}

function collect(facts: Facts, doc: SourceDocument, shape: Shape, data: unknown, start: Path): void {
  const visit: Visit = (name, value, path, holder) => {
    if (typeof value === 'string') {
      const mention = { doc, path: path.slice(), value }
      const list = listOf[name]
      if (list) facts[list].push(mention)
      if (name === 'line' || name === 'plainText' || name === 'alt') facts.words.push({ ...mention, marks: false })
      else if (name === 'text') addText(facts, mention)
      else if (name === 'address' || (name === 'pagePath' && path[0] !== 'path'))
        facts.links.push({ ...mention, noted: typeof holder?.note === 'string', label: labelOf(holder) })
    } else if (typeof valueAt(value, ['collection']) === 'string')
      facts.collections.push(referenceAt(doc, path, value, name))
    else if (name === 'link') addLinkWords(facts, doc, path, value)
  }
  walk(shape, data, visit, start)
}

const labelOf = (link: unknown): string | undefined => {
  const label = valueAt(link, ['label'])
  return typeof label === 'string' ? label : undefined
}

/** Adds title and description of a page: their contract describes them in place, so it does not refer to a definition. */
function addMeta(facts: Facts, doc: SourceDocument): void {
  for (const name of ['title', 'description']) {
    const value = valueAt(doc.data, ['meta', name])
    if (typeof value === 'string') facts.words.push({ doc, path: ['meta', name], value, marks: false })
  }
}

function addLinkWords(facts: Facts, doc: SourceDocument, path: Path, link: unknown): void {
  const label = labelOf(link)
  if (label !== undefined) facts.linkWords.push({ doc, path: [...path, 'label'], value: label })
}

/** Adds what the contract of navigation.json does not mark: the pages that are property names in the breadcrumb, the labels of the footer. */
function addNavigation(facts: Facts, doc: SourceDocument): void {
  const breadcrumb = valueAt(doc.data, ['breadcrumb'])
  if (typeof breadcrumb === 'object' && breadcrumb !== null)
    for (const value of Object.keys(breadcrumb))
      facts.links.push({ doc, path: ['breadcrumb', value], part: 'key', value, noted: false })
  addLabels(['footer', 'legal'])
  for (const index of listAt(doc.data, ['footer', 'groups']).keys()) addLabels(['footer', 'groups', index, 'links'])

  function addLabels(path: Path): void {
    for (const [index, value] of listAt(doc.data, path).entries())
      if (typeof value === 'string') facts.labels.push({ doc, path: [...path, index], value })
  }
}

function addText(facts: Facts, mention: Mention): void {
  facts.words.push({ doc: mention.doc, path: mention.path, value: mention.value, marks: true })
  if (!mention.value.includes('](')) return
  for (const { label, to, index, written } of marksIn(mention.value)) {
    if (label === undefined || to === undefined) continue
    facts.linkWords.push({ ...mention, value: label, span: [index + 1, index + 1 + label.length] })
    const end = index + written.length - 1
    facts.links.push({ ...mention, value: to, label, span: [end - to.length, end], noted: false })
  }
}

function referenceAt(doc: SourceDocument, path: Path, value: unknown, expected: string): CollectionMention {
  const only = listAt(value, ['only']).flatMap((id, index) =>
    typeof id === 'string' ? [{ doc, path: [...path, 'only', index], value: id }] : [],
  )
  const collection = String(valueAt(value, ['collection']))
  return { doc, path: [...path, 'collection'], collection, expected, only }
}
