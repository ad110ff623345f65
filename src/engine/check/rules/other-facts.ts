import type { SourceDocument } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { cities, numberOf, numbers, tens } from '../english.ts'
import type { Mention } from '../facts.ts'
import type { DocumentContext, DocumentRule, Finding } from '../rule.ts'
import { mailTokens, type SiteIndex } from '../site-index.ts'
import { quote } from '../words.ts'

/** A text that contradicts a fact of company.json is out of date, or about somebody else. */
export const otherFacts: DocumentRule = {
  meta: {
    name: 'other-facts',
    description: 'Hours, support, time of reply, seat, founding, age and number of clients are those of company.json.',
    severity: 'warning',
  },

  checkDocument(doc, { site, index, facts, report }) {
    if (doc === site.company) return
    reportMailboxes(doc, { index, facts, report })
    for (const mention of facts(doc).words) {
      const { value } = mention
      const found = perhaps.test(value) ? (otherField(mention, index) ?? otherFact(value, index)) : undefined
      const age = /\byears\b/.test(value) ? otherAge(value, index) : undefined
      if (age) report({ ...mention, span: age.span }, age)
      if (!found) continue
      const { at, written, token, isOurs } = found
      // "within two days" goes, but "under two days" and "200 clients" keep the words before them.
      const better = `${/^(?:with)?in /i.test(written) ? 'in ' : ''}{${token}}`
      report(
        { ...mention, span: [at, at + written.length] },
        {
          message: `${quote(written)} is not the company's {${token}}, ${quote(index.tokens.get(token) ?? '')}.`,
          suggestion: token === 'address' ? 'Write the place that {address} names.' : `Write ${better}.`,
          replacement: isOurs ? better : undefined,
        },
      )
    }
  },
}

/** Free mailboxes: somebody with a mailbox of the company needs none. */
const free = /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|rediffmail|aol|icloud|proton(?:mail)?)\.[a-z.]+$/i

const mailbox = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/

/** A mailbox at a host with nearly the company's name or, for applications, at one that gives mailboxes to everybody. */
function reportMailboxes(
  doc: SourceDocument,
  { index, facts, report }: Pick<DocumentContext, 'index' | 'facts' | 'report'>,
): void {
  const own = /@(.+)$/.exec(index.contacts.get('email') ?? '')?.[1]?.toLowerCase()
  if (!own || !doc.text.includes('@')) return
  const nameOfHost = (host: string): string => host.replace(/\..*$/, '')
  const { words, links, contacts } = facts(doc)
  const posts = listAt(doc.data, ['items']).flatMap((item, at): Mention[] => {
    const value = valueAt(item, ['mailUs'])
    return typeof value === 'string' ? [{ doc, path: ['items', at, 'mailUs'], value }] : []
  })
  const reported = new Set<string>()
  for (const mention of [...posts, ...links, ...contacts, ...words]) {
    const place = mention.path.join('/')
    const found = reported.has(place) ? null : mailbox.exec(mention.value)
    const host = found?.[0].replace(/^.*@/, '').toLowerCase()
    if (!found || !host || host === own) continue
    const [name, other] = [nameOfHost(own), nameOfHost(host)]
    const isNear = other === name || (other.length > 6 && (name.startsWith(other) || other.startsWith(name)))
    if (!isNear && !(posts.includes(mention) && free.test(found[0]))) continue
    reported.add(place)
    const start = (mention.span?.[0] ?? 0) + found.index
    report(
      { ...mention, span: [start, start + found[0].length] },
      {
        message: `${quote(found[0])} is no mailbox of the company, which are at ${own}.`,
        suggestion: `Write ${mailTokens(index)}.`,
      },
    )
  }
}

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Ll}*'
const time = String.raw`\d{1,2}(?:[:.]\d\d)? ?[AP]M`
const hours = new RegExp(
  String.raw`\b(?:open|office|doors|we are (?:there|here)|(?:call|ring|reach|visit) us)\b[^.]{0,40}?(?<fact>\b${day} ?(?:[-–]|to) ?${day},? (?:from )?${time} ?(?:[-–]|to) ?${time})`,
  'iu',
)

/** A fact is `ours` if its text says so: then it is not about somebody else, and its token is the one right answer. */
const facts: [token: string, pattern: RegExp][] = [
  [
    'founded',
    /(?<ours>\b(?:the company|our company|we)|\{company\}) (?:was|were|has been) (?:founded|established|started) in (?<fact>\d{4})/i,
  ],
  ['founded', /(?<ours>\b(?:our|the company[’']s)) (?:foundation|beginnings?) in (?<fact>\d{4})/i],
  ['founded', /\bsince (?<fact>\d{4})(?<ours>,? we have) (?:worked|been|built|developed)\b/i],
  ['founded', /(?<ours>\bwe have) (?:worked|been|built|developed)\b[^.]{0,60} since (?<fact>\d{4})/i],
  ['founded', /\b(?:in business|a company|a software company)\b[^.]{0,30} since (?<fact>\d{4})/i],
  ['hours', hours],
  [
    'support',
    /\b(?:support|help|desk|available|hours?|clock|open)\b[^.]{0,30}? (?<fact>(?:24 ?[x×/]|(?:8|9|1[0-9]) ?[x×]) ?[5-7])\b(?! ?(?:[cm]?m|metres|inch|pixels)\b)/iu,
  ],
  [
    'replyTime',
    /\b(?:repl(?:y|ies)|respon(?:se|ds?)|answers?|hear from us)\b(?! to)[^.]{0,20}? in (?<fact>under \d+ (?:hours?|days?))\b/i,
  ],
  [
    'replyTime',
    /\b(?:every|each|all|your) (?:messages?|e?-?mails?|enquir(?:y|ies)|inquir(?:y|ies)) (?:is|are|gets?) an(?: |swered? )(?:answer )?(?<fact>(?:with)?in (?:under )?\d+ (?:hours?|days?))\b/i,
  ],
  [
    'replyTime',
    new RegExp(
      String.raw`\b(?:guaranteed (?:response|reply|answer)|(?:every|each|all|your) (?:messages?|e?-?mails?|enquir(?:y|ies)|inquir(?:y|ies))(?: and every ticket)? (?:is|are) answered(?: by (?:a person|an engineer|us))?) (?<fact>(?:with)?in (?<longer>(?:\d+|${numbers.slice(2, 13).join('|')}) (?:hours|days|weeks)))\b`,
      'i',
    ),
  ],
  [
    'replyTime',
    /\byou (?:get|have|receive) (?:an answer|a reply|a response|our answer|our reply) (?<fact>within (?<longer>\d+ (?:hours|days)))(?=[.,;:!?]|$)/i,
  ],
  [
    'replyTime',
    /(?<ours>\bwe (?:\w+ )?)?\b(?:reply|respond|answer) to (?:all|each|every|your) (?:enquir(?:y|ies)|messages?|mails?|e-mails?|questions?) (?<fact>within (?<longer>\d+ (?:hours|days)))\b/i,
  ],
  [
    'clientCount',
    /(?:(?<ours>\bwe|\{company\}) (?:have |has )?(?:serves?d?|works? (?:with|for)|worked (?:with|for))|\btrusted by) (?<fact>(?:(?:more than|over|nearly) )?\d{1,3}(?:,\d{3})*\+?)(?= (?:happy |satisfied )?clients\b(?! (?:in|from|at|of|on|who|with|like)\b))/i,
  ],
  [
    'clientCount',
    /\b(?:more than|over|nearly) (?<fact>\d{2,4}\+?)(?= clients (?:trust|count on|rely on|work with) us\b)/i,
  ],
  [
    'address',
    /\b(?:[Vv]isit (?:us|\{company\})|[Ff]ind us|[Oo]ur office is|[Ww]e are|[Ww]e sit) (?:at|in) (?:\p{Lu}[\p{L}\d]* ){0,3}(?<fact>(?:Sector|Block|Plot|Phase) \d+,? (?<town>\p{Lu}\p{Ll}+))/u,
  ],
  ['address', /\b(?<fact>(?:Sector|Block|Plot|Phase) \d+)(?=(?:, \p{Lu}\p{Ll}+)?: our office\b)/u],
  [
    'locality',
    new RegExp(
      String.raw`(?:(?:\b[Ww]e are|\{company\} is|\b(?:[Oo]ur|[Tt]he) company is) (?:based|headquartered)|\b[Oo]ur (?:head office|headquarters|main office|registered office) (?:is|are|sits)) in (?<fact>${cities.split(' ').join('|')}|Delhi|Mumbai|Pune|Jaipur|London|Dubai|Berlin)\b(?! (?:and|or|NCR)\b)`,
    ),
  ],
  [
    'clientCount',
    /(?<!\b(?:their|his|her|its) )(?<fact>\b\d{2,4}\+)(?= clients\b(?! (?:in|from|at|of|on|who|with|like)\b))/i,
  ],
]

/** What a text has that states one of them. */
const perhaps = /\d|\bwithin\b|\bbased in\b|quarter|\boffice\b|^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/

/** The hours of "24 hours" or "two days". */
function hoursIn(text: string): number {
  const [, number = '', unit = ''] = /(\w+) (hour|day|week)/i.exec(text) ?? []
  return numberOf(number) * ({ day: 24, week: 168 }[unit.toLowerCase()] ?? 1)
}

const days = new RegExp(String.raw`\b${day} ?(?:[-–]|to) ?${day}\b`, 'u')

/** Hours or times of support beside the address of the company, without their token. */
function otherField({ doc, path, value }: Mention, { tokens }: SiteIndex): ReturnType<typeof otherFact> {
  const token = String(path.at(-1))
  const own = ['hours', 'support'].includes(token) ? tokens.get(token) : undefined
  const isOfCompany = valueAt(doc.data, [...path.slice(0, -1), 'address']) !== undefined
  if (!own || !isOfCompany || value.includes('{') || value.includes(own)) return undefined
  return days.test(value) ? { at: 0, written: value, token } : undefined
}

const ages = new RegExp(
  String.raw`(?:\{company\} (?:is:|has|brings|looks back on)|\b(?:[Tt]he|[Oo]ur) company (?:has|brings|looks back on)|(?:\b[Ww]e have|\{company\} has|\b(?:[Tt]he|[Oo]ur) company has) been in business for|\b[Ww]e (?:look back on|have)(?= (?:more than |over |nearly |almost )?\w+\+? years in business)) (?:more than |over |nearly |almost )?(?<more>(?<number>\d{1,3}|${numbers.slice(2).concat(tens).join('|')})\+? years)\b(?=[.,;:!?]|$| (?:of|in|as|and)\b)`,
)

/** More years than the company has been there. */
function otherAge(text: string, { tokens, today }: SiteIndex): (Finding & { span: [number, number] }) | undefined {
  const { index = 0, groups = {} } = ages.exec(text) ?? {}
  const written = groups.more
  const founded = Number(tokens.get('founded') ?? NaN)
  const age = Number(today.slice(0, 4)) - founded
  const sentence = text.slice(text.lastIndexOf('. ', index) + 1, index + 60)
  // An impossible founding year is reported in company.json.
  const isKnown = founded <= Number(tokens.get('copyrightYear') ?? today.slice(0, 4))
  if (!written || !isKnown || numberOf(groups.number ?? '') <= age || ofOthers.test(sentence)) return undefined
  const at = text.indexOf(written, index)
  return {
    span: [at, at + written.length],
    message: `${quote(written)}: the company was founded in ${founded}, ${age} years ago.`,
    suggestion: 'Write no more years than that, or say whose they are.',
  }
}

/** Somebody else's facts. */
const ofOthers =
  /\b(?:client(?:['’]s| (?:has|had|opens|runs|needs|is|was))|their|his|her|shops?|stores?|clinics?|hospitals?|branch(?:es)?)\b/i

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d) ?[x×/] ?(?=\d)|[^a-z\d]+/g, ' ')
    .trim()

function otherFact(
  text: string,
  { tokens, wrongTokens }: SiteIndex,
): { at: number; written: string; token: string; isOurs?: boolean } | undefined {
  for (const [token, pattern] of facts) {
    const own = wrongTokens.has(token) ? undefined : tokens.get(token)
    const { index = 0, groups = {} } = (own && pattern.exec(text)) || {}
    const written = groups.fact
    const sentence = text.slice(text.lastIndexOf('. ', index) + 1, index + 60)
    if (
      !own ||
      !written ||
      !own.includes(groups.town ?? '') ||
      // An address that contradicts itself is reported in company.json.
      (token === 'address' && !own.includes(tokens.get('street') ?? '')) ||
      (groups.longer && hoursIn(groups.longer) <= hoursIn(own)) ||
      ` ${plain(own)} `.includes(` ${plain(written).replace(/^(?:within|in|more than|over|nearly) /, '')} `) ||
      (!groups.ours && ofOthers.test(sentence))
    )
      continue
    return { at: text.indexOf(written, index), written, token, isOurs: groups.ours !== undefined }
  }
  return undefined
}
