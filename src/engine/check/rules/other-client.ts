import { blocksOf } from '../../content/blocks-of.ts'
import { type Path, type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { causesIn } from '../explain/document.ts'
import type { DocumentContext, DocumentRule } from '../rule.ts'
import { plain, quote } from '../words.ts'
import { holds } from './changed-quote.ts'

const firmOf = (company: string): string => company.replace(/,.*$/, '').trim()

/** What is quoted, named, shown and linked in one place is of one client. */
export const otherClient: DocumentRule = {
  meta: {
    name: 'other-client',
    description:
      'Title, logo and product of a case are those of the client who is quoted; "Visit" leads to its client.',
    severity: 'warning',
  },

  checkDocument(doc, context) {
    if (siteKind(doc.file) === 'page') {
      // While properties exclude each other, it is not known which of them will stay.
      const open = new Set(
        causesIn(doc, context.contracts).flatMap(({ cause: { kind, path } }) => (kind === 'choice' ? [path[1]] : [])),
      )
      for (const { block, index } of blocksOf(doc.data))
        if (!open.has(index)) reportCase(block, ['blocks', index], context)
    } else if (siteKind(doc.file) === 'site') reportVisits(doc, context)
  },
}

function reportCase(block: Record<string, unknown>, path: Path, { index, report }: DocumentContext): void {
  const review = index.reviews.get(String(valueAt(block, ['testimonial', 'only', 0])))
  const firm = firmOf(review?.company ?? '')
  // A quote from another review is reported by the rule about quotes.
  if (!firm || !review?.isSound || (typeof block.quote === 'string' && !holds(review.review, block.quote))) return
  const quoted = new Set([...index.reviews.values()].map(({ company }) => firmOf(company)))
  for (const name of ['client', 'product']) {
    const collection = String(valueAt(block, [name, 'collection']))
    const names = index.names.get(collection)
    const shown = names?.get(String(valueAt(block, [name, 'only', 0])))
    if (!shown || shown === firm || !quoted.has(shown)) continue
    const own = [...(names ?? [])].filter(([, other]) => other === firm).map(([id]) => id)
    report([...path, name, 'only', 0], {
      message: `The review is by ${quote(firm)}, and this is of ${quote(shown)}.`,
      suggestion: own.length === 1 ? `Write "${own[0]}".` : 'Show what is of the client who is quoted, or nothing.',
    })
  }
  const { title } = block
  if (typeof title !== 'string' || title.includes(firm)) return
  const named = [...quoted].find((other) => other.length > 3 && title.includes(other) && !firm.includes(other))
  if (named)
    report([...path, 'title'], {
      message: `The review below is by ${quote(firm)}, not by ${quote(named)}.`,
      suggestion: `Write "${firm}".`,
    })
}

/** The beginning of a name, which the host of its website holds. */
const startOf = (name: string): string => plain(/^\S+/.exec(name)?.[0] ?? '')

function reportVisits(doc: SourceDocument, { report }: DocumentContext): void {
  const items = listAt(doc.data, ['items'])
  const names = items.map((item) => String(valueAt(item, ['name']) ?? ''))
  for (const [at, item] of items.entries()) {
    const host = /^https:\/\/([^/?#]+)/.exec(String(valueAt(item, ['link', 'to'])))?.[1]
    const own = names[at] ?? ''
    if (!host || own.length < 4 || plain(host).includes(startOf(own))) continue
    const other = names.find((name) => startOf(name).length > 3 && plain(host).includes(startOf(name)))
    const right = items.find((one) => valueAt(one, ['name']) === other)
    if (other && right !== item)
      report(['items', at, 'link', 'to'], {
        message: `${quote(host)} is the website of ${quote(other)}.`,
        suggestion: `Write the address of ${own}.`,
      })
  }
}
