import { valueAt } from '../../content/value-at.ts'
import { slips } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Callers from abroad leave out a zero in brackets. */
const digitsOf = (text: string): string => text.replace(/\(0/g, '').replace(/\D/g, '')
const hostOf = (text: string): string => text.replace(/^.*(?:@|:\/\/(?:www\.)?)/, '').replace(/[/:?#].*$/, '')
const countries = new Intl.DisplayNames('en', { type: 'region' })

type Point = [north: number, east: number]

/** The places in the address of a map, as OpenStreetMap and Google write them. */
function placesIn(address: string): Point[] {
  const number = String.raw`(-?\d{1,3}(?:\.\d{1,9})?)`
  const pattern = new RegExp(
    String.raw`mlat=${number}&mlon=${number}|[=/@!](?:[\d.]{1,6}z?\/)?${number}(?:,|\/|%2C)${number}(?![\d.]|%2C|,\d{2,}\.\d)`,
    'gi',
  )
  return [...address.matchAll(pattern)].map((match) => match.slice(1).filter(Boolean).map(Number) as Point)
}

/** The code of a country, by trying all there can be. */
function codeOf(country: string): string | undefined {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => countries.of(code) === country)
}

/** What company.json says twice has to be the same; what it says of two things has to differ. */
export const companyFacts: DocumentRule = {
  meta: {
    name: 'company-facts',
    description: 'The facts of company.json do not contradict each other.',
    severity: 'error',
  },

  checkDocument(doc, { site, index, report }) {
    if (doc !== site.company) return
    const value = (name: string): string => {
      const found = valueAt(doc.data, [name])
      return typeof found === 'string' && !index.wrongTokens.has(name) ? found : ''
    }
    const tell = (name: string, message: string, better?: string, suggestion = `Write "${better}".`): void =>
      report({ doc, path: [name] }, { message, suggestion, replacement: better })
    const numbers = ['phone', 'phone2', 'mobile'].filter((name) => value(name))
    for (const [at, name] of numbers.entries()) {
      const other = numbers.slice(0, at).find((before) => digitsOf(value(before)) === digitsOf(value(name)))
      if (other)
        tell(name, `${quote(value(name))} is the same number as "${other}".`, undefined, 'Write the other number.')
    }
    const chat = /^https:\/\/wa\.me\/(\d+)/.exec(value('whatsapp'))?.[1] ?? ''
    const whole = numbers
      .map((name) => digitsOf(value(name)))
      .find((digits) => digits.endsWith(chat) && digits !== chat)
    if (chat && whole)
      tell(
        'whatsapp',
        `${quote(value('whatsapp'))} has no code of the country, without which no chat opens.`,
        value('whatsapp').replace(chat, whole),
      )
    if (value('mapEmbedUrl') && !value('mapEmbedUrl').includes('embed') && value('mapUrl') !== value('mapEmbedUrl'))
      tell(
        'mapEmbedUrl',
        'This address of a map is not made for embedding.',
        undefined,
        'Copy the address that the map offers for embedding ("embed" is in it).',
      )
    const [brand, name] = [value('company'), hostOf(value('siteUrl'))].map((text) =>
      text
        .toLowerCase()
        .replace(/\.[^.]*$/, '')
        .replace(/[^a-z\d]/g, ''),
    ) as [string, string]
    if (brand.length > 5 && name && brand !== name && slips(brand, name) <= 2)
      tell(
        'company',
        `${quote(value('company'))} is nearly the name in the address of the site, ${hostOf(value('siteUrl'))}.`,
        undefined,
        'Write both alike.',
      )
    if (value('mapUrl') && value('mapUrl') === value('mapEmbedUrl'))
      tell('mapEmbedUrl', 'Both addresses of the map are the same.', undefined, 'Write the address for embedding.')
    const [country, code] = [value('country'), value('countryCode')]
    const named = /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined
    if (country && named && named !== country && named !== code)
      tell(
        slips(named, country) <= 2 ? 'country' : 'countryCode',
        `${quote(code)} is ${named}, and "country" is ${quote(country)}.`,
        slips(named, country) <= 2 ? named : undefined,
        slips(named, country) <= 2 ? `Write "${named}".` : `Write "${codeOf(country) ?? `the code of ${country}`}".`,
      )
    for (const name of ['phone', 'phone2', 'mobile'])
      if (/^\(?0\d/.test(value(name)))
        tell(
          name,
          `${quote(value(name))} has no code of the country, which callers from abroad need.`,
          undefined,
          'Begin it with + and the code: +91 …',
        )
    if (value('founded') > value('copyrightYear') && value('copyrightYear'))
      tell(
        Number(value('copyrightYear')) < Number(index.today.slice(0, 4)) - 5 ? 'copyrightYear' : 'founded',
        `The company was founded in ${value('founded')}, after the year of the copyright, ${value('copyrightYear')}.`,
        undefined,
        'Write both years as they are meant.',
      )
    const [first = '', ...rest] = numbers.filter((name) => value(name).startsWith('+'))
    const lengths = numbers.map((name) => digitsOf(value(name)).length)
    for (const name of [first, ...rest].filter(Boolean)) {
      const length = digitsOf(value(name)).length
      const others = lengths.filter((other) => other !== length)
      if (others.length > 1 && lengths.length - others.length === 1 && new Set(others).size === 1)
        tell(
          name,
          `${quote(value(name))} has ${length} digits, and the other numbers have ${others[0]}.`,
          undefined,
          'Write all digits of it.',
        )
    }
    const [place, embedded] = ['mapUrl', 'mapEmbedUrl'].map((name) => placesIn(value(name))) as [Point[], Point[]]
    for (const [name, points] of [
      ['mapUrl', place],
      ['mapEmbedUrl', embedded],
    ] as const)
      if (points.some(([north, east]) => (!north && !east) || Math.abs(north) > 90 || Math.abs(east) > 180))
        tell(name, 'The map shows no place on earth where a company could be.', undefined, 'Copy its address again.')
    const [here, there] = [place[0], embedded[0]]
    if (here && there && Math.hypot(here[0] - there[0], here[1] - there[1]) > 0.5)
      tell(
        'mapEmbedUrl',
        here[0] === there[1] || Math.hypot(here[0] - there[1], here[1] - there[0]) < 0.5
          ? 'North and east are swapped in one of the two maps.'
          : 'The two maps show different places.',
        undefined,
        'Write the same place in "mapUrl" and "mapEmbedUrl".',
      )
    // The site may have moved to a new host; but two mailboxes with nearly the same host have a slip in one.
    const [own, mail, careers] = ['siteUrl', 'email', 'careersEmail'].map((name) => hostOf(value(name))) as [
      string,
      string,
      string,
    ]
    const distance = mail && careers ? slips(mail, careers) : 0
    if (distance > 0 && distance <= 2) {
      const [name, host, other] = mail === own ? ['careersEmail', careers, mail] : ['email', mail, careers]
      tell(name, `${quote(host)} is nearly ${other}, the host of the other mailbox.`, value(name).replace(host, other))
    }
  },
}
