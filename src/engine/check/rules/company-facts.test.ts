import { expect, test } from 'vitest'
import { loadContracts } from '../../content/contracts.ts'
import { documentFrom, loadSite } from '../../content/load.ts'
import { putDocument } from '../../content/sources.ts'
import { checkSite } from '../check.ts'

const contracts = loadContracts('.')
const site = loadSite('.')
const { file, text } = site.company

/** What is reported about the company with these facts. */
function messagesFor(facts: Record<string, string>): string[] {
  const tried = { ...site }
  putDocument(tried, documentFrom(file, JSON.stringify({ ...JSON.parse(text), ...facts })))
  return checkSite(tried, contracts, { only: new Set([file]) }).map(
    ({ message, suggestion }) => `${message} ${suggestion}`,
  )
}

test.each([
  [{ mobile: '+1 408 736 0134', whatsapp: 'https://wa.me/14087360134' }],
  [{ country: 'USA', countryCode: 'US' }],
  [{ country: 'Turkey', countryCode: 'TR' }],
])('nothing is wrong with %o', (facts) => expect(messagesFor(facts)).toEqual([]))

test.each([
  [
    { mobile: '+91 98100 0000' },
    '"+91 98100 0000" has 11 digits, and the other numbers have 12. Write all digits of it, and no more.',
  ],
  [{ country: 'Germany' }, '"IN" is India, and "country" is "Germany". Write "DE".'],
])('the facts %o contradict others', (facts, message) => expect(messagesFor(facts)).toContain(message))
