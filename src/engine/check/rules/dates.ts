import { blocksOf } from '../../content/blocks-of.ts'
import { type Path, type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import type { DocumentRule, Finding } from '../rule.ts'

/** A job posting is open from one day to another, and today is between them: search engines drop expired ones. */
export const dates: DocumentRule = {
  meta: {
    name: 'dates',
    description: 'Dates are in order, and on the right side of today.',
    severity: 'warning',
  },

  checkDocument(doc, { site, index, report }) {
    for (const path of updatesOf(doc)) {
      const when = valueAt(doc.data, path)
      if (isDate(when) && when > index.today) report(path, isToCome(when))
      else if (isDate(when) && when < longAgo(index.today)) report(path, isBefore(when))
    }
    if (doc === site.company)
      for (const name of ['founded', 'copyrightYear']) {
        const year = valueAt(doc.data, [name])
        if (typeof year === 'string' && /^\d{4}$/.test(year) && year > index.today.slice(0, 4))
          report([name], isToCome(year))
      }
    for (const { from, to, at } of posts(doc)) {
      const tell = (name: string, message: string, suggestion: string) =>
        report(['items', at, name], { message, suggestion })
      if (to < from) continue
      if (Number(to.slice(0, 4)) > Number(from.slice(0, 4)) + 5) {
        tell('validThrough', `The post is open from ${from} to ${to}, for years.`, 'Write the year as it is meant.')
        continue
      }
      if (to < index.today) tell('validThrough', `The post expired on ${to}.`, 'Write a later day, or remove the post.')
      else if (from > index.today)
        tell(
          'datePosted',
          `The post begins on ${from}, which is in the future.`,
          'Write the day on which it is published.',
        )
    }
  },
}

/** Where a document may say when it, or a part of it, was updated. */
const updatesOf = (doc: SourceDocument): Path[] =>
  siteKind(doc.file) === 'page'
    ? blocksOf(doc.data).map(({ index }) => ['blocks', index, 'updated'])
    : siteKind(doc.file) === 'policy'
      ? [['updated']]
      : []

/** A job posting ends after it begins. */
export const dateOrder: DocumentRule = {
  meta: { name: 'date-order', description: 'Posts end after they begin.', severity: 'error' },

  checkDocument(doc, { report }) {
    for (const { from, to, at } of posts(doc))
      if (to < from)
        report(['items', at, 'validThrough'], {
          message: `The post ends on ${to}, before it begins on ${from}.`,
          suggestion: `Write a day after ${from}.`,
        })
  },
}

/** The entries of a collection that are valid from one day to another. */
function posts(doc: SourceDocument): { from: string; to: string; at: number }[] {
  if (siteKind(doc.file) !== 'site') return []
  return listAt(doc.data, ['items']).flatMap((item, at) => {
    const [from, to] = [valueAt(item, ['datePosted']), valueAt(item, ['validThrough'])]
    return isDate(from) && isDate(to) ? [{ from, to, at }] : []
  })
}

const isToCome = (when: string): Finding => ({
  message: `${when} is in the future.`,
  suggestion: 'Write a day or year that has been.',
})

/** No text stands unchanged for twenty years. */
const longAgo = (today: string): string => `${Number(today.slice(0, 4)) - 20}`

const isBefore = (when: string): Finding => ({
  message: `${when} is long ago.`,
  suggestion: 'Write the year as it is meant.',
})

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
