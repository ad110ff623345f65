import { valueAt } from '../../content/value-at.ts'
import { countries } from '../countries.ts'
import { slips } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { plain, quote } from '../words.ts'

/** Callers from abroad leave out a zero in brackets. */
const digitsOf = (text: string): string => text.replace(/\(0/g, '').replace(/\D/g, '')
const hostOf = (text: string): string => text.replace(/^.*(?:@|:\/\/(?:www\.)?)/, '').replace(/[/:?#].*$/, '')

interface Place {
  north: number
  east: number
}

/** The place in the address of a map, as OpenStreetMap and Google write it. */
function placeIn(address: string): Place | undefined {
  const [, north, east] =
    /(?:mlat=|marker=|\/@|[?&](?:q|ll|center)=)(-?\d+(?:\.\d+)?)(?:&mlon=|,|%2C)(-?\d+(?:\.\d+)?)/i.exec(address) ?? []
  return north === undefined ? undefined : { north: Number(north), east: Number(east) }
}

const areApart = (one: Place, other: Place): boolean =>
  Math.hypot(one.north - other.north, one.east - other.east) > 0.02

const isNowhere = ({ north, east }: Place): boolean => !north && !east

/** The hour of the day that 7PM or 10:30 AM stands for. */
function hourOf(time: string): number {
  const [, hour = '', minutes = '0', half = ''] = /^(\d+)(?::(\d+))? ?([AP])/i.exec(time) ?? []
  return (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) + Number(minutes) / 60
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** What company.json states twice must agree; what it states about different things must differ. */
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
    const tell = (name: string, message: string, suggestion: string, replacement?: string): void =>
      report([name], { message, suggestion, replacement })
    const correct = (name: string, message: string, better: string): void =>
      tell(name, message, `Write "${better}".`, better)
    const numbers = ['phone', 'phone2', 'mobile'].filter((name) => value(name))
    for (const [at, name] of numbers.entries()) {
      const other = numbers.slice(0, at).find((before) => digitsOf(value(before)) === digitsOf(value(name)))
      if (other) tell(name, `${quote(value(name))} is the same number as "${other}".`, 'Write the other number.')
    }
    const called = /^https:\/\/wa\.me\/([^?#]*)/.exec(value('whatsapp'))?.[1] ?? ''
    const digits = called.replace(/\D/g, '')
    const chat = digits === called ? digits : ''
    if (!chat && digits)
      correct('whatsapp', 'The address of a chat has its number in digits alone.', `https://wa.me/${digits}`)
    const whole = numbers
      .map((name) => digitsOf(value(name)))
      .find((digits) => digits.endsWith(chat) && digits !== chat)
    if (chat && whole)
      correct(
        'whatsapp',
        `${quote(value('whatsapp'))} has no code of the country, without which no chat opens.`,
        value('whatsapp').replace(chat, whole),
      )
    const mobile = digitsOf(value('mobile'))
    if (chat && mobile && !whole && chat !== mobile && slips(chat, mobile) <= 2)
      correct(
        'whatsapp',
        `The chat is with ${chat}, which is nearly the mobile number, ${quote(value('mobile'))}.`,
        value('whatsapp').replace(chat, mobile),
      )
    if (/^https:\/\/wa\.me\/?$/.test(value('whatsapp')))
      tell('whatsapp', 'The address of the chat has no number.', 'Write the number behind it, as digits.')
    if (value('mapEmbedUrl') && !value('mapEmbedUrl').includes('embed') && value('mapUrl') !== value('mapEmbedUrl'))
      tell(
        'mapEmbedUrl',
        'This address of a map is not made for embedding.',
        'Copy the address that the map offers for embedding ("embed" is in it).',
      )
    const [brand, name] = [value('company'), hostOf(value('siteUrl'))].map((text) =>
      plain(text.replace(/\.[^.]*$/, '')),
    ) as [string, string]
    if (brand.length > 5 && name && brand !== name && slips(brand, name) <= 2)
      tell(
        'company',
        `${quote(value('company'))} is nearly the name in the address of the site, ${hostOf(value('siteUrl'))}.`,
        'Write both alike.',
      )
    if (value('mapUrl') && value('mapUrl') === value('mapEmbedUrl'))
      tell('mapEmbedUrl', 'Both addresses of the map are the same.', 'Write the address for embedding.')
    const [country, code] = [value('country'), value('countryCode')]
    const [named] = [...countries()].find(([, other]) => other === code) ?? []
    if (country && named && named !== country) {
      const message = `${quote(code)} is ${named}, and "country" is ${quote(country)}.`
      const other = countries().get(country)
      if (other) tell('countryCode', message, `Write "${other}".`)
      // A country may have other names: USA, Turkey.
      else if (country.length > 4 && slips(named, country) <= 2) correct('country', message, named)
    }
    for (const name of numbers)
      if (
        /^\(?0\d/.test(value(name)) ||
        // Numbers that are free to call, such as 1800 123 4567, have none.
        (/^(?!1[ -]?8\d\d)\d/.test(value(name)) && numbers.some((other) => value(other).startsWith('+')))
      )
        tell(
          name,
          `${quote(value(name))} has no code of the country, which callers from abroad need.`,
          'Begin it with + and the code: +91 …',
        )
    if (value('founded') > value('copyrightYear') && value('copyrightYear'))
      tell(
        Number(value('copyrightYear')) < Number(index.today.slice(0, 4)) - 5 ? 'copyrightYear' : 'founded',
        `The company was founded in ${value('founded')}, after the year of the copyright, ${value('copyrightYear')}.`,
        'Write both years as they are meant.',
      )
    const [, opens = '', closes = ''] =
      /(\d{1,2}(?::\d\d)? ?[AP]M) ?[-–] ?(\d{1,2}(?::\d\d)? ?[AP]M)/i.exec(value('hours')) ?? []
    const through = (hourOf(closes) - hourOf(opens) + 24) % 24
    // An office may work at night, but not for most of a day.
    const never =
      /\b(?:2[5-9]|[3-9]\d):\d\d|(?<![\d:])\d{1,2}:[6-9]\d(?: ?[AP]M\b)?|(?<![\d:])(?:1[3-9]|[2-9]\d)(?::\d\d)? ?[AP]M\b/i.exec(
        value('hours'),
      )?.[0]
    if (never) tell('hours', `No day has the time ${never}.`, 'Write both times as they are meant.')
    else if (opens && hourOf(closes) < hourOf(opens) && through > 12)
      tell('hours', `The office cannot open at ${opens} and close at ${closes}.`, 'Write both times as they are meant.')
    if (value('timeZone') && !isTimeZone(value('timeZone')))
      tell(
        'timeZone',
        `There is no time zone ${quote(value('timeZone'))}.`,
        'Write its name in the IANA list, such as Asia/Kolkata.',
      )
    const abroad = numbers
      .filter((name) => value(name).startsWith('+'))
      .map((name) => [name, digitsOf(value(name))] as const)
    for (const [name, digits] of abroad) {
      const others = abroad.filter(([other]) => other !== name).map(([, other]) => other)
      const [usual, ...more] = new Set(others.map(({ length }) => length))
      // The numbers of another country may have another length.
      const isAlike = others.every((other) => other.slice(0, 2) === digits.slice(0, 2))
      if (others.length < 2 || more.length || usual === digits.length || !isAlike) continue
      const message = `${quote(value(name))} has ${digits.length} digits, and the other numbers have ${usual}.`
      tell(name, message, 'Write all digits of it, and no more.')
    }
    const [here, there] = ['mapUrl', 'mapEmbedUrl'].map((name) => placeIn(value(name)))
    if (here && there && areApart(here, there))
      tell(
        // Hardly any company is so far north: this map has the slip.
        Math.abs(here.north) > 60 || isNowhere(here) ? 'mapUrl' : 'mapEmbedUrl',
        areApart(here, { north: there.east, east: there.north })
          ? 'The two maps show different places.'
          : 'North and east are swapped in one of the two maps.',
        'Write the same place in "mapUrl" and "mapEmbedUrl".',
      )
    else if (here && isNowhere(here))
      tell('mapUrl', 'The map shows a place in the sea, 0 north and 0 east.', 'Copy its address again.')
    const isOfCareers = (text: string): boolean => /^(?:careers?|jobs?|hr|recruit\w*|apply|applications?)@/i.test(text)
    if (isOfCareers(value('email')) && value('careersEmail') && !isOfCareers(value('careersEmail')))
      tell('email', `${quote(value('email'))} is a mailbox for applications.`, 'Exchange "email" and "careersEmail".')
    // The site may have moved to a new host; but two mailboxes with nearly the same host have a slip in one.
    const [own, mail, careers] = ['siteUrl', 'email', 'careersEmail'].map((name) => hostOf(value(name))) as [
      string,
      string,
      string,
    ]
    const distance = mail && careers ? slips(mail, careers) : 0
    if (distance > 0 && distance <= 2) {
      const [name, host, other] = mail === own ? ['careersEmail', careers, mail] : ['email', mail, careers]
      correct(
        name,
        `${quote(host)} is nearly ${other}, the host of the other mailbox.`,
        value(name).replace(host, other),
      )
    }
  },
}
