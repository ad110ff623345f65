import type { Path } from '../../../page/walk.ts'
import { valueAt } from '../../content/value-at.ts'
import { numberOf } from '../english.ts'
import { everyText } from '../every-text.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { quote as quoted } from '../words.ts'

/** Words that are quoted from a client are in a review by that client. */
export const changedQuote: DocumentRule = {
  meta: {
    name: 'changed-quote',
    description: 'Every quote is a part of the review that is chosen beside it, or of the client who is named.',
    severity: 'error',
  },

  checkDocument(doc, { index, report }) {
    const checkFigure = (text: string, path: Path, source: string): void => {
      const figure = figureBeside(valueAt(doc.data, path.slice(0, -1)), text, source)
      if (figure) report([...path.slice(0, -1), 'figure', 'value'], figure)
    }
    if (!index.reviews.size || !/"(?:quote|review)"/.test(doc.text)) return
    everyText(doc.data, (text, path) => {
      const all = path.at(-1) === 'review' ? inMarks(text) : undefined
      if (all !== undefined && !/["“”]/.test(all)) report([...path], withoutMarks(all))
      if (path.at(-1) === 'review') checkFigure(text, path, 'review')
      if (path.at(-1) !== 'quote') return
      const holder = valueAt(doc.data, path.slice(0, -1))
      const chosen = valueAt(holder, ['testimonial', 'only', 0])
      const name = valueAt(holder, ['name'])
      const finding =
        typeof chosen === 'string'
          ? findingFor(text, chosen, index)
          : typeof name === 'string' && saidBy(text, name, index)
      if (finding) report([...path], finding)
      const firm = !finding && typeof name === 'string' && firmBeside(name, index)
      if (firm) report([...path.slice(0, -1), 'name'], firm)
      if (!finding) checkFigure(text, path, 'quote')
    })
  },
}

const inMarks = (text: string): string | undefined => /^\s*["“”«'‘]+([\s\S]*?)["“”»'’]+\s*$/.exec(text)?.[1]

const withoutMarks = (words: string): Finding => ({
  message: 'Quotation marks are set around this text by themselves.',
  suggestion: 'Write the words without marks.',
  replacement: words,
})

const inTheirWords = 'Copy the words from pages-data/site/testimonials.json; … stands for what is left out.'

function findingFor(text: string, chosen: string, { reviews }: SiteIndex): Finding | undefined {
  const words = inMarks(text)
  if (words !== undefined) return withoutMarks(words)
  const own = reviews.get(chosen)
  // Other rules report missing reviews and mistakes in them.
  if (!own?.isSound || holds(own.review, text)) return undefined
  const other = [...reviews].find(([, { review }]) => holds(review, text))
  return {
    message: other
      ? `${quoted(text)} is from another review, ${quoted(other[0])}.`
      : `${quoted(text)} is not what the review says.`,
    suggestion: other
      ? 'Quote the review that is chosen, or choose that one.'
      : (differently(own.review, text) ?? inTheirWords),
  }
}

/** The name of a client, with another company behind it. */
function firmBeside(name: string, { reviews }: SiteIndex): Finding | undefined {
  const [, written, firm = ''] = /^([^,]+), *(.+)$/.exec(name) ?? []
  const author = [...reviews.values()].find((other) => other.name === written)
  if (!author?.company || plain(author.company).includes(plain(firm))) return undefined
  return {
    message: `${author.name} is of ${author.company}, not of ${quoted(firm)}.`,
    suggestion: `Write "${author.name}, ${author.company.replace(/,.*$/, '')}".`,
  }
}

/** Only numbers of two digits or more: quotes write smaller ones as words. */
const numbersIn = (text: string): string[] => text.match(/\d[\d,]*\d/g) ?? []

/** The figure that is shown large beside a quote or a review is a number in it. */
function figureBeside(holder: unknown, text: string, source: string): Finding | undefined {
  const value = valueAt(holder, ['figure', 'value'])
  const numbers = numbersIn(text)
  const inWords = (text.match(/\p{L}+/gu) ?? []).map(numberOf)
  const isSaid = (number: string) => numbers.includes(number) || inWords.includes(Number(number))
  if (typeof value !== 'string' || !numbers.length || numbersIn(value).every(isSaid)) return undefined
  return {
    message: `${quoted(value)} is not in the ${source}, which says ${numbers.join(' and ')}.`,
    suggestion: `Write the number as the ${source} has it.`,
  }
}

/** A quote with the name of its client beside it. */
function saidBy(text: string, name: string, { reviews }: SiteIndex): Finding | undefined {
  const words = inMarks(text)
  if (words !== undefined) return withoutMarks(words)
  const sentences = text.split(/(?<=[.!?])\s/)
  const holding = [...reviews.values()].filter(({ review }) => sentences.some((part) => holds(review, part)))
  const [review] = holding
  if (!review && [...reviews.values()].some((other) => !other.isSound)) return undefined
  if (!review) {
    const near = [...reviews.values()].filter((other) => plain(name).includes(plain(other.name)))
    const better = near.map(({ review }) => differently(review, text)).find(Boolean)
    return { message: `${quoted(text)} is in no review.`, suggestion: better ?? inTheirWords }
  }
  return holding.some((other) => plain(name).includes(plain(other.name)))
    ? undefined
    : {
        message: `${quoted(text)} was written by ${review.name}, not by ${quoted(name)}.`,
        suggestion: `Write the name of ${review.name}, or quote another review.`,
      }
}

/** Where a quote differs from a review by a word or two: what the review says there. */
function differently(review: string, text: string): string | undefined {
  const [reviewWords, quote] = [review, text].map((words) => plain(words).split(' ')) as [string[], string[]]
  for (let start = 0; start + quote.length <= reviewWords.length; start++) {
    const other = quote.flatMap((word, at) => (reviewWords[start + at] === word ? [] : [at]))
    if (other.length > 2 || other.length * 3 > quote.length) continue
    return `The review says ${other.map((at) => `"${reviewWords[start + at]}" for "${quote[at]}"`).join(' and ')}: write it so.`
  }
  return undefined
}

/** Whether a review contains a quote, ignoring punctuation; … separates parts of the quote. */
export const holds = (review: string, text: string): boolean =>
  text.split('…').every((part) => plain(review).includes(plain(part)))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
