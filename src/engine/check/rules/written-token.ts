import { valueAt } from '../../content/value-at.ts'
import type { Mention } from '../facts.ts'
import { slips } from '../near.ts'
import type { DocumentRule, Place } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { quote } from '../words.ts'

/** Contact data of the company must be written as tokens: otherwise it goes stale when the company changes it. */
export const writtenToken: DocumentRule = {
  meta: {
    name: 'written-token',
    description: 'Name, phone numbers, mailboxes, address and hours of the company are written in company.json alone.',
    severity: 'error',
  },

  checkDocument(doc, { site, index, facts, report }) {
    if (doc === site.company) return
    const { links, words } = facts(doc)
    const company = index.tokens.get('company')
    const almost = company ? almostNamed(company) : undefined
    const perhaps = [links, words].flatMap((mentions: Mention[]) =>
      mentions.filter(({ value }) => /@|\d{3}|\/\/|\d[AP]M/.test(value) || almost?.test(value)),
    )
    for (const mention of perhaps) {
      const found =
        writtenIn(mention.value, index) ??
        (words.includes(mention as never) ? misnamed(mention.value, company, almost) : undefined)
      if (!found) continue
      const { at, written, token, isOld } = found
      // Beside a number as words, the rule about both tells.
      const label = valueAt(doc.data, [...mention.path.slice(0, -1), 'label'])
      if (isOld && mention.path.at(-1) === 'to' && /[{\d]/.test(String(label))) continue
      const span: Place['span'] = mention.span
        ? [mention.span[0] + at, mention.span[0] + at + written.length]
        : [at, at + written.length]
      report(
        { ...mention, span },
        {
          message: isOld
            ? `${quote(written)} is nearly the company's {${token}}, and none of its numbers.`
            : `${quote(written)} is the company's {${token}}, written out.`,
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
): { at: number; written: string; token: string; isOld?: boolean } | undefined {
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
  for (const [token, value] of contacts)
    for (const { 0: written, index: at } of text.startsWith('https:') ? [] : text.matchAll(number))
      if (isNearly(digitsOf(written), digitsOf(value))) return { at, written, token, isOld: true }
  const own = tokens.get('siteUrl')
  const site = own && !text.startsWith('http') ? text.indexOf(own) : -1
  if (own && site >= 0 && !/[([]$/.test(text.slice(0, site))) return { at: site, written: own, token: 'siteUrl' }
  for (const token of ['address', 'street', 'hours']) {
    const value = tokens.get(token)
    const at = value && value.length > 9 ? text.indexOf(value) : -1
    if (value && at >= 0) return { at, written: value, token }
  }
  return undefined
}

/** Numbers of one office begin alike: another is that of the past, or mistyped. */
const isNearly = (written: string, own: string): boolean =>
  own.length === 10 && written.length === 10 && written !== own && written.slice(0, 6) === own.slice(0, 6)

/** The words of the company's name, together or apart, in any case; the last one may differ by a letter. */
function almostNamed(company: string): RegExp | undefined {
  const words = company.split(' ')
  const last = words.pop() as string
  if (!words.length || last.length < 6 || !/^[\w ]+$/.test(company)) return undefined
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}@/.#-])${words.join('[ -]?')}[ -]?(${last.slice(0, 3)}\p{L}+)(?![\p{L}\p{N}@.-]\p{L}|@)`,
    'iu',
  )
}

/** The company's name with a slip. */
function misnamed(text: string, company = '', almost?: RegExp): ReturnType<typeof writtenIn> {
  const match = almost?.exec(text)
  const last = company.split(' ').at(-1) ?? ''
  if (!match || match[0] === company || slips((match[1] as string).toLowerCase(), last.toLowerCase()) > 2)
    return undefined
  return { at: match.index, written: match[0], token: 'company' }
}
