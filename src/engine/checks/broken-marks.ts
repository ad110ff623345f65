import { marksIn } from '../rich-text.ts'
import { replaceTokens, type Tokens } from '../tokens.ts'
import type { DocumentRule, Finding } from './rule.ts'

/** **strong** and [words](address) work only when they are whole; halves would be shown as they are. */
export const brokenMarks: DocumentRule = {
  meta: { name: 'broken-marks', description: 'Marks in texts are opened and closed.', severity: 'error' },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).texts) {
      if (!/\*\*|\]\(/.test(mention.value)) continue
      for (const { 0: written, index: start } of withoutWhole(mention.value, index.tokens).matchAll(halves))
        report({ ...mention, span: [start, start + written.length] }, findingFor(written))
    }
  },
}

const halves = /\*\*|\]\([^)]*\)?/g

/** A text with spaces in place of its whole marks, so that places stay right. */
function withoutWhole(text: string, tokens: Tokens): string {
  return marksIn(text).reduce((rest, { written, index, strong }) => {
    // A token may bring what an address cannot hold.
    const [whole] = marksIn(replaceTokens(written, tokens))
    if (!whole || whole.written !== replaceTokens(written, tokens)) return rest
    // A link within strong words is shown as it is written.
    const blank = strong === undefined ? ' '.repeat(written.length) : `  ${strong.replaceAll('**', '  ')}  `
    return rest.slice(0, index) + blank + rest.slice(index + written.length)
  }, text)
}

function findingFor(written: string): Finding {
  if (written === '**')
    return {
      message: 'These stars open or close nothing.',
      suggestion: 'Strong words have two stars before and after them.',
    }
  return {
    message: 'This is not a whole link.',
    suggestion: 'Write [words](address), without spaces in the address and not within strong words.',
  }
}
