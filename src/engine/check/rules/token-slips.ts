import { tokenPattern } from '../../../page/tokens.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** The text of a token must fit its sentence. */
export const tokenSlips: DocumentRule = {
  meta: {
    name: 'token-slips',
    description: 'Tokens repeat no word beside them, and have a space where a word follows.',
    severity: 'warning',
  },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).words.filter(({ value }) => value.includes('{')))
      for (const { 0: token, 1: name = '', index: start } of mention.value.matchAll(tokenPattern)) {
        const value = index.tokens.get(name)
        if (!value || index.wrongTokens.has(name)) continue
        const end = start + token.length
        const [before, after] = [lastWord(mention.value.slice(0, start)), firstWord(mention.value.slice(end))]
        if (
          (before && before === firstWord(` ${value}`)) ||
          (after && after === lastWord(`${value} `)) ||
          /^[+%]/.exec(mention.value.slice(end))?.[0] === value.at(-1)
        )
          report(
            { ...mention, span: [start, end] },
            {
              message: `${token} is ${quote(value)}, which repeats what stands beside it.`,
              suggestion: `Write it once: keep ${token}.`,
            },
          )
        else if (/^\p{L}{2,}/u.test(mention.value.slice(end)))
          report(
            { ...mention, span: [start, end] },
            {
              message: `A word begins right behind ${token}.`,
              suggestion: 'Write a space between them.',
              replacement: `${token} `,
            },
          )
      }
  },
}

/** The word that a text begins with, after a space. */
const firstWord = (text: string): string | undefined => /^,?\s+(\p{L}+)(?![\p{L}’'-])/u.exec(text)?.[1]?.toLowerCase()

/** The word that a text ends with, before a space. */
const lastWord = (text: string): string | undefined => /(?<![\p{L}’'-])(\p{L}+)\s+$/u.exec(text)?.[1]?.toLowerCase()
