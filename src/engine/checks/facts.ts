import { blocksOf } from '../blocks-of.ts'
import type { Contracts } from '../contracts.ts'
import { nameOf, type Path, type SourceDocument, siteKind } from '../load.ts'
import { remember } from '../remember.ts'
import { linksIn } from '../rich-text.ts'
import { walk } from '../walk.ts'
import type { Place } from './rule.ts'

/** A word of a document that refers to something: a link, a picture, an icon … */
export interface Mention extends Place {
  value: string
}

/** An address, with whether a remark beside it says why it is as it is. */
export interface LinkMention extends Mention {
  noted: boolean
}

/** Entries of a collection that a block asks for. */
export interface CollectionMention extends Place {
  collection: string
  only: Mention[]
}

/** What a document mentions, found by the meaning that its contract gives to each place. */
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
  /** Texts with marks. */
  texts: Mention[]
  collections: CollectionMention[]
}

/** Collects what a document mentions. What does not fit its contract is passed over; other rules name it. */
export const factsOf = remember((doc: SourceDocument, contracts: Contracts): Facts => {
  const facts: Facts = {
    ...{
      links: [],
      labels: [],
      pictures: [],
      icons: [],
      alts: [],
      anchors: [],
      sections: [],
      texts: [],
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
  if (kind === 'document') {
    collect(facts, doc, contracts.documentShape(), doc.data, [])
    return facts
  }
  collect(facts, doc, contracts.pageShape(), doc.data, [])
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
        const mention = { doc, path: [...path], value }
        if (name === 'address' || (name === 'pagePath' && path[0] !== 'path'))
          facts.links.push({ ...mention, noted: typeof holder?.note === 'string' })
        else if (name === 'label') facts.labels.push(mention)
        else if (name === 'image') facts.pictures.push(mention)
        else if (name === 'icon') facts.icons.push(mention)
        else if (name === 'alt') facts.alts.push(mention)
        else if (name === 'anchor') facts.anchors.push(mention)
        else if (name === 'sectionId') facts.sections.push(mention)
        else if (name === 'text') addText(facts, mention)
      } else if (isReference(value)) facts.collections.push(referenceAt(doc, path, value))
    },
    start,
  )
}

interface Navigation {
  breadcrumb?: object
  footer?: { groups?: { items?: unknown[] }[]; legal?: unknown[] }
}

/** What navigation.json mentions by name alone: pages by property in the breadcrumb, labels in the footer. */
function addNavigation(facts: Facts, doc: SourceDocument): void {
  const { breadcrumb, footer } = doc.data as Navigation
  if (typeof breadcrumb === 'object' && breadcrumb !== null)
    for (const value of Object.keys(breadcrumb))
      facts.links.push({ doc, path: ['breadcrumb', value], part: 'key', value, noted: false })
  addLabels(footer?.legal, ['footer', 'legal'])
  if (Array.isArray(footer?.groups))
    for (const [index, group] of footer.groups.entries()) addLabels(group?.items, ['footer', 'groups', index, 'items'])

  function addLabels(list: unknown, path: Path): void {
    if (!Array.isArray(list)) return
    for (const [index, value] of list.entries())
      if (typeof value === 'string') facts.labels.push({ doc, path: [...path, index], value })
  }
}

function addText(facts: Facts, mention: Mention): void {
  facts.texts.push(mention)
  for (const { to, index } of linksIn(mention.value))
    facts.links.push({ ...mention, value: to, span: [index, index + to.length], noted: false })
}

function isReference(value: unknown): value is { collection: string; only?: unknown } {
  return (
    typeof value === 'object' && value !== null && typeof (value as { collection?: unknown }).collection === 'string'
  )
}

function referenceAt(
  doc: SourceDocument,
  path: Path,
  value: { collection: string; only?: unknown },
): CollectionMention {
  const ids = Array.isArray(value.only) ? (value.only as unknown[]) : []
  const only = ids.flatMap((id, index) =>
    typeof id === 'string' ? [{ doc, path: [...path, 'only', index], value: id }] : [],
  )
  return { doc, path: [...path, 'collection'], collection: value.collection, only }
}
