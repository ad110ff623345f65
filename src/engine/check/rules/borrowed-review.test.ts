import { expect, test } from 'vitest'
import { loadContracts } from '../../content/contracts.ts'
import { documentFrom, loadSite } from '../../content/load.ts'
import { putDocument } from '../../content/sources.ts'
import { checkSite } from '../check.ts'

const contracts = loadContracts('.')
const site = loadSite('.')

/** What is reported about a page that shows this case alone. */
function problemsOf(file: string, id: string, quote: string, title: string): string[] {
  const page = JSON.parse(site.pages.find((doc) => doc.file === file)?.text ?? '')
  const figure = { value: '7', label: 'instruments' }
  page.blocks.push({ type: 'case', title, testimonial: { collection: 'testimonials', only: [id] }, quote, figure })
  const tried = { ...site }
  putDocument(tried, documentFrom(file, JSON.stringify(page)))
  return checkSite(tried, contracts, { only: new Set([file]) }).map(
    ({ rule, message, suggestion }) => `${rule}: ${message} ${suggestion}`,
  )
}

const words = 'Nobody types values by hand any more.'
const reported = (page: string, advice: string) =>
  `borrowed-review: This review is about "API development and integration", the page about "${page}". ${advice}`

test('a review about another service is reported, with those about this one', () => {
  expect(problemsOf('pages-data/qa-testing-services.json', 'jonas-lindner', words, 'From Leipzig')).toEqual([
    reported('QA testing', 'Choose one about this service: "laura-pennington". Or name in "title" what was delivered.'),
  ])
})

test('where no review is about the service, the title has to say what was delivered', () => {
  expect(problemsOf('pages-data/technical-it-support.json', 'jonas-lindner', words, 'From Leipzig')).toEqual([
    reported('IT technical support', 'Name in "title" what was delivered: no review is about this service.'),
  ])
})

test.each([
  ['the title names what was delivered', 'qa-testing-services', 'From our API development and integration'],
  ['the review is about the service', 'api-integration', 'From Leipzig'],
  ['the page is about no service', 'portfolio', 'From Leipzig'],
])('nothing is reported where %s', (_case, name, title) => {
  expect(problemsOf(`pages-data/${name}.json`, 'jonas-lindner', words, title)).toEqual([])
})

test('words of another review are reported once', () => {
  expect(
    problemsOf('pages-data/qa-testing-services.json', 'jonas-lindner', 'We hired them to test.', 'From us'),
  ).toEqual([expect.stringMatching(/^changed-quote: /)])
})
