import { expect, test } from 'vitest'
import { onlyUsedTokens } from './causes.ts'
import { blockChanges } from './words.ts'

const faq = (title: string, questions: [string, string][], more = {}) => ({
  ...{ type: 'faq', title, ...more },
  questions: questions.map(([question, answer]) => ({ question, answer: [[answer]] })),
})
const three: [string, string][] = [
  ['Who owns it?', 'You do.'],
  ['How soon can we start?', 'Within a week.'],
  ['Who manages it?', 'A manager of ours.'],
]

test('a sentence is named by where it stands, with the words before and after', () => {
  const after = [...three.slice(0, 2), ['Who manages the project?', 'A manager of ours.']] as [string, string][]
  expect(blockChanges([faq('Questions', three)], [faq('Questions', after)])).toEqual([
    { words: 'faq: question 3 reworded', before: 'Who manages it?', after: 'Who manages the project?' },
  ])
})

test('an entry more or less counts as one, and does not make those after it differ', () => {
  const added: [string, string] = ['May we visit you?', 'On any day.']
  const longer = [three[0], added, ...three.slice(1)] as [string, string][]
  expect(blockChanges([faq('Questions', three)], [faq('Questions', longer)])).toEqual([
    { words: 'faq: question 2 added', after: 'May we visit you?' },
  ])
  expect(blockChanges([faq('Questions', longer)], [faq('Questions', three)])).toEqual([
    { words: 'faq: question 2 removed', before: 'May we visit you?' },
  ])
})

test('options, links and pictures are listed apart from words', () => {
  const action = { label: 'Ask', href: '/contact' }
  const image = { src: '/media/desk.0123456789.svg', width: 9, height: 9 }
  const before = faq('Questions', three, { tone: 'tint', actions: [action], image })
  const after = faq('Questions', three, {
    tone: 'dark',
    actions: [{ ...action, href: '/about' }],
    image: { ...image, src: '/media/desk.9876543210.svg' },
  })
  expect(blockChanges([before], [after]).map(({ words }) => words)).toEqual([
    'faq: tone: tint → dark',
    'faq: action 1 leads to /about instead of /contact',
    'faq: image: desk.svg drawn anew',
  ])
})

test('a block between others is listed as added', () => {
  const [one, other] = [faq('One', three), faq('Other', three)]
  expect(blockChanges([one, other], [one, { type: 'map' }, other])).toEqual([
    { words: 'map: block added', after: undefined },
  ])
})

test('tokens that styles do not use say nothing, those used by others do', () => {
  const page = (unused: string, far: string) =>
    `<style>:root{--used:var(--far);--far:${far};--unused:${unused}}p{color:var(--used)}</style>`
  expect(onlyUsedTokens(page('red', 'blue'))).toBe(onlyUsedTokens(page('green', 'blue')))
  expect(onlyUsedTokens(page('red', 'blue'))).not.toBe(onlyUsedTokens(page('red', 'navy')))
})
