import type { Finding, Rule } from './rule.ts'

/** **strong** and [words](address) work only when they are whole; halves would be shown as they are. */
export const brokenMarks: Rule = {
  meta: { name: 'broken-marks', description: 'Marks in texts are opened and closed.', severity: 'error' },

  check({ documents, facts, report }) {
    for (const doc of documents) {
      for (const mention of facts(doc).texts) {
        for (const { 0: written, index } of mention.value.replace(whole, blank).matchAll(halves))
          report({ ...mention, span: [index, index + written.length] }, findingFor(written))
      }
    }
  },
}

const whole = /\*\*(.+?)\*\*|\[[^\]]+\]\([^)\s]+\)/g
const halves = /\*\*|\]\([^)]*\)?/g

/** Keeps the length, so that places stay right; a link within strong words is shown as it is written. */
function blank(match: string, strong: string | undefined): string {
  if (strong === undefined) return ' '.repeat(match.length)
  return `  ${strong.replaceAll('**', '  ')}  `
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
