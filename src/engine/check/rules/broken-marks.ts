import { marksIn } from '../../../page/rich-text.ts'
import { replaceTokens, type Tokens } from '../../../page/tokens.ts'
import type { DocumentRule, Finding, Place } from '../rule.ts'
import { holdsWrongToken } from '../site-index.ts'

/** **strong** and [words](address) work only if they are complete; halves would be shown as they are. */
export const brokenMarks: DocumentRule = {
  meta: { name: 'broken-marks', description: 'Marks in texts are opened and closed.', severity: 'error' },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).words) {
      if (!mention.marks || !/\*\*|\]\(|`/.test(mention.value) || holdsWrongToken(mention.value, index)) continue
      const blank = marksIn(mention.value).find(({ strong, label }) => isBlank(strong) || label?.trim() === '')
      if (blank) {
        const span: Place['span'] = [blank.index, blank.index + blank.written.length]
        report({ ...mention, span }, blankFinding(blank))
        continue
      }
      const half = halves.exec(withoutWhole(mention.value, index.tokens))
      if (half) report({ ...mention, span: [half.index, half.index + half[0].length] }, findingFor(half[0]))
    }
  },
}

/** Strong words begin and end with a word. */
const isBlank = (strong: string | undefined): boolean => strong !== undefined && strong.trim() !== strong

const blankFinding = ({ strong }: { strong?: string }): Finding =>
  strong === undefined
    ? { message: 'This link has no words.', suggestion: 'Write between [ and ] what is to be found there.' }
    : {
        message: 'There is a space between these words and their stars.',
        suggestion: `Write **${strong.trim()}**.`,
        replacement: `**${strong.trim()}**`,
      }

const halves = /`|\*{2,}|\]\([^)]*\)?/

/** A text with its complete marks replaced by spaces, so that indexes stay the same. */
function withoutWhole(text: string, tokens: Tokens): string {
  return marksIn(text).reduce((rest, { written, index, strong }) => {
    // The value of a token may contain what an address cannot.
    const [whole] = marksIn(replaceTokens(written, tokens))
    if (!whole || whole.written !== replaceTokens(written, tokens)) return rest
    // A link within strong words would be shown as it is written.
    const blank = strong === undefined ? ' '.repeat(written.length) : `  ${strong.replaceAll('**', '  ')}  `
    return rest.slice(0, index) + blank + rest.slice(index + written.length)
  }, text)
}

function findingFor(written: string): Finding {
  if (written === '`')
    return {
      message: 'This backtick opens or closes nothing.',
      suggestion: 'Remove it, or write `code`: what is shown as code has a backtick before and after it.',
    }
  if (written.startsWith('*'))
    return {
      message: 'These stars open or close nothing.',
      suggestion: 'Write **words**: strong words have two stars before and after them.',
    }
  const spaced = /^\]\((.*\s.*)\)$/.exec(written)?.[1]?.replace(/\s+/g, '')
  return {
    message: 'This is not a whole link.',
    suggestion: spaced
      ? `Write it without spaces in the address: [words](${spaced}).`
      : 'Write [words](address), without spaces in the address and not within strong words.',
  }
}
