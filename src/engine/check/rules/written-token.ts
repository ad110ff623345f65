import type { Mention } from '../facts.ts'
import type { DocumentRule, Place } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { quote } from '../words.ts'

/** Contact data of the company must be written as tokens: otherwise it goes stale when the company changes it. */
export const writtenToken: DocumentRule = {
  meta: {
    name: 'written-token',
    description: 'Phone numbers and mailboxes of the company stand in company.json alone.',
    severity: 'error',
  },

  checkDocument(doc, { site, index, facts, report }) {
    if (doc === site.company) return
    const { links, words } = facts(doc)
    const company = index.tokens.get('company')
    const perhaps = [links, words].flatMap((mentions: Mention[]) =>
      mentions.filter(({ value }) => /@|\d{3}|\/\//.test(value) || (company && value.includes(company))),
    )
    for (const mention of perhaps) {
      const found = writtenIn(mention.value, index)
      if (!found) continue
      const { at, written, token } = found
      const span: Place['span'] = mention.span
        ? [mention.span[0] + at, mention.span[0] + at + written.length]
        : [at, at + written.length]
      report(
        { ...mention, span },
        {
          message: `${quote(written)} is the company's {${token}}, written out.`,
          suggestion: `Write {${token}}.`,
          replacement: `{${token}}`,
        },
      )
    }
  },
}

const number = /\+?\(?\d[\d\s().-]{5,}\d/g
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(-10)

/** Whether a name is not part of a longer one, such as the registered name. */
const isWhole = (before: string, after: string): boolean =>
  !/[\p{L}\p{N}/@.-]$/u.test(before) && !/^(?:[\p{L}\p{N}]| (?:Pvt|Private|Ltd|Limited|LLP|Inc)\b)/u.test(after)

function writtenIn(
  text: string,
  { contacts, tokens }: SiteIndex,
): { at: number; written: string; token: string } | undefined {
  const company = tokens.get('company')
  const named = company ? text.indexOf(company) : -1
  if (company && named >= 0 && isWhole(text.slice(0, named), text.slice(named + company.length)))
    return { at: named, written: company, token: 'company' }
  for (const [token, value] of contacts) {
    if (value.startsWith('https:')) {
      if (text === value) return { at: 0, written: text, token }
    } else if (value.includes('@')) {
      const at = text.toLowerCase().indexOf(value.toLowerCase())
      if (at >= 0 && !/[\w.-]/.test(text[at - 1] ?? ' '))
        return { at, written: text.slice(at, at + value.length), token }
    } else if (!/^https:/.test(text))
      for (const { 0: written, index: at } of text.matchAll(number))
        if (digitsOf(written) === digitsOf(value) && digitsOf(value).length >= 7) return { at, written, token }
  }
  return undefined
}
