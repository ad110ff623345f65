import { linksIn, marksIn } from '../../page/rich-text.ts'
import { walk } from '../../page/walk.ts'
import { blocksOf } from '../content/blocks-of.ts'
import type { Contracts } from '../content/contracts.ts'
import { nameOf, type Path, type SourceDocument, siteKind } from '../content/load.ts'
import { listAt, valueAt } from '../content/value-at.ts'
import { oncePerDocument } from './once-per-document.ts'
import type { Place } from './rule.ts'

/** A text of a document that refers to something: a link, a picture, an icon … */
export interface Mention extends Place {
  value: string
}

/** The address of a link. */
export interface LinkMention extends Mention {
  /** Whether a `note` beside it explains why it is as it is. */
  noted: boolean
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
  expected?: string
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
    ...{
      links: [],
      labels: [],
      pictures: [],
      icons: [],
      alts: [],
      anchors: [],
      sections: [],
      words: [],
      code: [],
      linkWords: [],
      contacts: [],
      collections: [],
    },
  }
  if (doc.data === undefined) return facts
  const kind = siteKind(doc.file)
  if (kind === 'site') {
    if (contracts.siteFiles.includes(nameOf(doc))) collect(facts, doc, contracts.siteShape(nameOf(doc)), doc.data, [])
    if (nameOf(doc) === 'navigation') addNavigation(facts, doc)
    return facts
  }
  if (kind === 'policy') {
    collect(facts, doc, contracts.policyShape(), doc.data, [])
    return facts
  }
  collect(facts, doc, contracts.pageShape(), doc.data, [])
  addMeta(facts, doc)
  for (const { block, index, type } of blocksOf(doc.data)) {
    const path: Path = ['blocks', index]
    if (contracts.blocks.has(type)) collect(facts, doc, contracts.blockShape(type), block, path)
    else if (typeof block.id === 'string') facts.anchors.push({ doc, path: [...path, 'id'], value: block.id })
  }
  return facts
})

function collect(facts: Facts, doc: SourceDocument, shape: Parameters<typeof walk>[0], data: unknown, start: Path) {
  walk(
    shape,
    data,
    (name, value, path, holder) => {
      if (typeof value === 'string') {
        if (!meant.has(name)) return
        const mention = { doc, path: path.slice(), value }
        if (name === 'line' || name === 'plainText') facts.words.push({ doc, path: mention.path, value, marks: false })
        else if (name === 'text') addText(facts, mention)
        else if (name === 'codeLine') facts.code.push(mention)
        else if (name === 'address' || (name === 'pagePath' && path[0] !== 'path'))
          facts.links.push({ ...mention, noted: typeof holder?.note === 'string' })
        else if (name === 'label') facts.labels.push(mention)
        else if (name === 'image') facts.pictures.push(mention)
        else if (name === 'icon') facts.icons.push(mention)
        else if (name === 'alt') {
          facts.alts.push(mention)
          facts.words.push({ ...mention, marks: false })
        } else if (name === 'anchor') facts.anchors.push(mention)
        else if (name === 'sectionId') facts.sections.push(mention)
        else if (contactNames.includes(name)) facts.contacts.push(mention)
      } else if (isReference(value)) facts.collections.push({ ...referenceAt(doc, path, value), expected: name })
      else if (name === 'link') addLinkWords(facts, doc, path, value)
    },
    start,
  )
}

/** Adds title and description of a page: their contract describes them in place, so it does not refer to a definition. */
function addMeta(facts: Facts, doc: SourceDocument): void {
  for (const name of ['title', 'description']) {
    const value = valueAt(doc.data, ['meta', name])
    if (typeof value === 'string') facts.words.push({ doc, path: ['meta', name], value, marks: false })
  }
}

/** Definitions whose values are of interest. */
const meant = new Set(
  'address pagePath label image icon alt anchor sectionId line plainText text codeLine phone mailbox webAddress'.split(
    ' ',
  ),
)

const contactNames = ['phone', 'mailbox', 'webAddress']

function addLinkWords(facts: Facts, doc: SourceDocument, path: Path, link: unknown): void {
  const label = valueAt(link, ['label'])
  if (typeof label === 'string') facts.linkWords.push({ doc, path: [...path, 'label'], value: label })
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
  for (const { label, index } of marksIn(mention.value))
    if (label !== undefined)
      facts.linkWords.push({ ...mention, value: label, span: [index + 1, index + 1 + label.length] })
  for (const { to, index } of linksIn(mention.value))
    facts.links.push({ ...mention, value: to, span: [index, index + to.length], noted: false })
}

function isReference(value: unknown): value is { collection: string; only?: unknown } {
  return typeof valueAt(value, ['collection']) === 'string'
}

function referenceAt(
  doc: SourceDocument,
  path: Path,
  value: { collection: string; only?: unknown },
): CollectionMention {
  const only = listAt(value, ['only']).flatMap((id, index) =>
    typeof id === 'string' ? [{ doc, path: [...path, 'only', index], value: id }] : [],
  )
  return { doc, path: [...path, 'collection'], collection: value.collection, only }
}
