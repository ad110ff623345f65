import { valueAt } from '../../content/value-at.ts'
import { everyText } from '../every-text.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { quote as quoted } from '../words.ts'

/** What clients are said to have said, they have said. */
export const changedQuote: DocumentRule = {
  meta: {
    name: 'changed-quote',
    description: 'Every quote is a part of the review that is chosen beside it.',
    severity: 'error',
  },

  checkDocument(doc, { index, report }) {
    if (!index.reviews.size || !doc.text.includes('"quote"')) return
    everyText(doc.data, (text, path) => {
      if (path.at(-1) !== 'quote') return
      const chosen = valueAt(doc.data, [...path.slice(0, -1), 'testimonial', 'only', 0])
      const finding = typeof chosen === 'string' ? findingFor(text, chosen, index) : undefined
      if (finding) report({ doc, path: [...path] }, finding)
    })
  },
}

function findingFor(text: string, chosen: string, { reviews }: SiteIndex): Finding | undefined {
  const marks = /^\s*["“”«'‘]+([\s\S]*?)["“”»'’]+\s*$/.exec(text)
  if (marks)
    return {
      message: 'Quotation marks are set around this text by themselves.',
      suggestion: 'Write the words without marks.',
      replacement: marks[1],
    }
  const own = reviews.get(chosen)
  // The rule about entries reports missing reviews.
  if (own === undefined || holds(own, text)) return undefined
  const other = [...reviews].find(([, review]) => holds(review, text))
  return {
    message: other
      ? `${quoted(text)} is from another review, ${quoted(other[0])}.`
      : `${quoted(text)} is not what the review says.`,
    suggestion: other
      ? 'Quote the review that is chosen, or choose that one.'
      : 'Copy the words from pages-data/site/testimonials.json; … stands for what is left out.',
  }
}

/** Whether a review contains a quote, ignoring punctuation; … separates parts of the quote. */
const holds = (review: string, text: string): boolean =>
  text.split('…').every((part) => plain(review).includes(plain(part)))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
