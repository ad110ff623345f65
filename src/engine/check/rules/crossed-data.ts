import { pathOfName } from '../../../page/routes.ts'
import { nameOf, type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { internalAddress } from '../addresses.ts'
import type { Mention } from '../facts.ts'
import type { DocumentContext, DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Who copies an entry and changes it by half leaves a name or a picture that belongs to something else. */
export const crossedData: DocumentRule = {
  meta: {
    name: 'crossed-data',
    description: 'Cards lead to the page they name, pages state their own service, and entries show their own picture.',
    severity: 'error',
  },

  checkDocument(doc, context) {
    if (doc === context.site.navigation) reportLookup(doc, context)
    if (siteKind(doc.file) === 'site') {
      reportPictures(doc, context)
      reportExperience(doc, context)
    }
    if (siteKind(doc.file) === 'page') reportPage(doc, context, context.index.labels ?? new Map())
  },
}

function reportLookup(doc: SourceDocument, { index, report }: DocumentContext): void {
  for (const [label, path] of index.crossedLabels)
    report(
      { doc, path: ['paths', label] },
      {
        message: `${quote(label)} is the service of ${quote(path)}.`,
        suggestion: `Write "${path}".`,
        replacement: path,
      },
    )
}

function reportPictures(doc: SourceDocument, { site, report }: DocumentContext): void {
  const items = listAt(doc.data, ['items'])
  const ids = new Set(items.map((item) => valueAt(item, ['id'])))
  for (const [at, item] of items.entries()) {
    const [id, image] = [valueAt(item, ['id']), valueAt(item, ['image'])]
    const [, folder = '', name = '', ending = ''] = /^(.*\/)([^/]+)(\.\w+)$/.exec(String(image)) ?? []
    const own = `${folder}${id}${ending}`
    // Two products of one maker may share its logo.
    if (name === id || !ids.has(name) || !site.media.has(own)) continue
    report(
      { doc, path: ['items', at, 'image'] },
      {
        message: `${quote(String(image))} is the picture of ${quote(name)}.`,
        suggestion: `Write "${own}".`,
        replacement: own,
      },
    )
  }
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A post says in a word and in a sentence how many years it asks for. */
function reportExperience(doc: SourceDocument, { report }: DocumentContext): void {
  for (const [at, item] of listAt(doc.data, ['items']).entries()) {
    const [least, most = Infinity] =
      String(valueAt(item, ['experience']))
        .match(/\d+/g)
        ?.map(Number) ?? []
    for (const [line, text] of listAt(item, ['qualifications']).entries()) {
      const said = /^(\w+)(?:\+| to \w+)? years\b/i.exec(String(text))?.[1]?.toLowerCase() ?? ''
      const asked = numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said || Number.NaN)
      if (least === undefined || Number.isNaN(asked) || (least <= asked && asked <= most)) continue
      report(
        { doc, path: ['items', at, 'qualifications', line] },
        {
          message: `This asks for ${said} years, and "experience" for ${quote(String(valueAt(item, ['experience'])))}.`,
          suggestion: 'Write the same in both.',
        },
      )
    }
  }
}

function reportPage(
  doc: SourceDocument,
  { index, facts, report }: DocumentContext,
  labels: ReadonlyMap<string, string>,
): void {
  const own = pathOfName(nameOf(doc))
  const service = valueAt(doc.data, ['meta', 'service'])
  const owner = typeof service === 'string' ? labels.get(service) : undefined
  if (owner !== undefined && owner !== own) {
    const label = [...labels].find(([, page]) => page === own)?.[0]
    report(
      { doc, path: ['meta', 'service'] },
      {
        message: `${quote(String(service))} is the service of ${quote(owner)}.`,
        suggestion: label ? `Write "${label}".` : 'Write the service of this page.',
      },
    )
  }
  for (const mention of facts(doc).links) {
    const target = mention.span || mention.noted ? undefined : internalAddress(mention, index)
    const title = titleBeside(mention)
    const meant = title && labels.get(title)
    // A link to a part of a page, or to one job, may be called anything.
    if (
      !meant ||
      !index.pages.has(meant) ||
      !target ||
      target.rest ||
      target.path === meant ||
      !index.pages.has(target.path)
    )
      continue
    report(mention, {
      message: `${quote(title)} is the page ${quote(meant)}, and this leads to another.`,
      suggestion: `Write "${meant}".`,
    })
  }
  const firsts = new Map<string, string>()
  for (const mention of facts(doc).labels) {
    const page = mention.path.at(-1) === 'label' ? labels.get(mention.value) : undefined
    if (page === undefined) continue
    const key = JSON.stringify([mention.path.slice(0, -2), page])
    const first = firsts.get(key) ?? mention.value
    firsts.set(key, first)
    if (first !== mention.value)
      report(mention, {
        message: `${quote(first)} and ${quote(mention.value)} are the same page, ${quote(page)}.`,
        suggestion: 'Name another page.',
      })
  }
}

/** What the entry that has a link is called. */
function titleBeside({ doc, path }: Mention): string | undefined {
  const title = valueAt(doc.data, [...path.slice(0, path.at(-2) === 'link' ? -2 : -1), 'title'])
  return typeof title === 'string' ? title : undefined
}
