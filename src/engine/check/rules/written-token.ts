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
    const perhaps = [words, links].flatMap((mentions: Mention[]) =>
      mentions.filter(({ value }) => /@|\d{3}|\/\/|\d ?[AP]M|www\./.test(value) || almost?.test(value)),
    )
    const reported = new Set<string>()
    for (const mention of perhaps) {
      // The words of a link and its address are in one text.
      const place = JSON.stringify(mention.path)
      if (reported.has(place)) continue
      const found =
        writtenIn(mention.value, index) ??
        (words.includes(mention as never) ? misnamed(mention.value, company, almost) : undefined)
      if (!found) continue
      reported.add(place)
      const { at, written, token, isOld } = found
      // If the label beside it is a number as well, the rule about both reports it.
      const label = valueAt(doc.data, [...mention.path.slice(0, -1), 'label'])
      if (isOld && mention.path.at(-1) === 'to' && /[{\d]/.test(String(label))) continue
      const span: Place['span'] = mention.span
        ? [mention.span[0] + at, mention.span[0] + at + written.length]
        : [at, at + written.length]
      report(
        { ...mention, span },
        {
          message: isOld
            ? `${quote(written)} is not the company's {${token}}, ${quote(index.tokens.get(token) ?? '')}.`
            : `${quote(written)} is the company's {${token}}, written out.`,
          suggestion: found.page ? `Write a link: [words](${found.page}).` : `Write {${token}}.`,
          replacement: found.page ? undefined : `{${token}}`,
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
): { at: number; written: string; token: string; isOld?: boolean; page?: string } | undefined {
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
      if (isNearly(written, value)) return { at, written, token, isOld: true }
  for (const { 0: written, index: at } of text.matchAll(mailbox))
    for (const [token, value] of contacts)
      if (value.includes('@') && isNearMailbox(written.toLowerCase(), value.toLowerCase()))
        return { at, written, token, isOld: true }
  const host = tokens.get('siteUrl')?.replace(/^https:\/\//, '')
  const page = host?.startsWith('www.')
    ? new RegExp(String.raw`(?<![\w/.@-])${host.replaceAll('.', '\\.')}(?![\w-])`).exec(text)
    : undefined
  if (host && page)
    return { at: page.index, written: host, token: 'siteUrl', page: pathAt(text, page.index + host.length) }
  const own = tokens.get('siteUrl')
  const site = own && !text.startsWith('http') ? text.indexOf(own) : -1
  if (own && site >= 0 && !/[([]$/.test(text.slice(0, site)))
    return { at: site, written: own, token: 'siteUrl', page: pathAt(text, site + own.length) }
  for (const token of ['address', 'street', 'hours']) {
    const value = tokens.get(token)
    const at = value && value.length > 9 ? text.indexOf(value) : -1
    if (value && at >= 0) return { at, written: value, token }
  }
  return undefined
}

/** The page that an address of this site goes on with. */
const pathAt = (text: string, at: number): string | undefined => /^\/[a-z][\w/-]*/.exec(text.slice(at))?.[0]

const mailbox = /(?<![\w.+-])[\w.+-]{2,40}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi

/** A letter or two of the name or of the host differ; other mailboxes of the same host are their own. */
function isNearMailbox(written: string, own: string): boolean {
  const [name, host, ownName, ownHost] = [...written.split('@'), ...own.split('@')] as [string, string, string, string]
  const [ofName, ofHost] = [slips(name, ownName), slips(host, ownHost)]
  return (ofHost === 0 ? ofName === 1 : ofHost <= 2 && ofName === 0) && written !== own
}

/** Numbers of one office begin alike: a similar one is an old number or mistyped, and one with a digit less is mistyped. */
function isNearly(text: string, own: string): boolean {
  const [written, meant] = [digitsOf(text), digitsOf(own)]
  if (meant.length < 10 || written === meant) return false
  const [all, whole] = [text, own].map((number) => number.replace(/\D/g, '')) as [string, string]
  const isShorter = all.length > 7 && (all.length === whole.length - 1 || all.length === meant.length - 1)
  if (!isShorter && written.length === 10 && slips(written, meant) === 1) return true
  return isShorter
    ? slips(all, all.length < meant.length ? meant : whole) === 1
    : written.length === 10 && written.slice(0, 6) === meant.slice(0, 6)
}

/**
 * The words of the company's name, together or apart, in any case; one letter in three of the first or the last may differ
 * (spec 9). Nothing where either is too short for that.
 */
export function almostNamed(company: string): RegExp | undefined {
  const words = company.split(' ')
  const [first, last] = [words[0], words.at(-1)] as [string, string]
  if (words.length < 2 || first.length < 3 || last.length < 6 || !/^[\w ]+$/.test(company)) return undefined
  const [before, after] = [words.slice(0, -1), words.slice(1)].map((part) => part.join('[ -]?'))
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}@/.#-])(?:${before}[ -]?(?<last>${last.slice(0, 3)}\p{L}+)|(?<first>${first[0]}\p{L}{${first.length - 2},${first.length}})[ -]?${after})(?![\p{L}\p{N}@.-]\p{L}|@)`,
    'iu',
  )
}

/** The company's name with a slip. */
function misnamed(text: string, company = '', almost?: RegExp): ReturnType<typeof writtenIn> {
  const match = almost?.exec(text)
  if (!match || match[0] === company) return undefined
  const { first, last } = match.groups as { first?: string; last?: string }
  const [written, meant] = last === undefined ? [first, company.split(' ')[0]] : [last, company.split(' ').at(-1)]
  // In small letters it may be a description: "a software company in Noida".
  const most = Math.floor(String(meant).length / (/^\p{Lu}/u.test(String(written)) ? 3 : 4))
  if (slips(String(written).toLowerCase(), String(meant).toLowerCase()) > most) return undefined
  return { at: match.index, written: match[0], token: 'company' }
}
