import { expect, test } from 'vitest'
import { loadContracts } from '../../content/contracts.ts'
import { documentFrom, loadSite } from '../../content/load.ts'
import { putDocument } from '../../content/sources.ts'
import { checkSite } from '../check.ts'

const contracts = loadContracts('.')
const site = loadSite('.')
const file = 'pages-data/site/testimonials.json'
const review = 'seven in ten book the next home collection in it as well'

test.each([
  ['that the review says in words', `${review}, as over 400 did before`, []],
  ['that the review says otherwise', 'eight in twelve of over 400 book the next', ['changed-quote']],
])('"7 in 10" beside a review is a figure %s', (_, words, rules) => {
  const text = site.collections.get('testimonials')?.text ?? ''
  expect(text).toContain(review)
  const tried = { ...site, collections: new Map(site.collections) }
  putDocument(tried, documentFrom(file, text.replace(review, words)))
  expect(checkSite(tried, contracts, { only: new Set([file]) }).map(({ rule }) => rule)).toEqual(rules)
})
