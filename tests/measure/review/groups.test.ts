import { expect, test } from 'vitest'
import { headline, routeName } from './groups.ts'
import { examplesAt, type RouteReview } from './model.ts'

const some = (number: number) => Array<RouteReview>(number)

test('the first line says how many pages and blocks change', () => {
  const lines = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 2],
  ] as const
  expect(lines.map(([pages, blocks]) => headline({ routes: some(pages), examples: some(blocks) }))).toEqual([
    'No page and no block changes',
    '1 page changes',
    '2 pages change',
    'The examples of 1 block change',
    '1 page and the examples of 2 blocks change',
  ])
})

test('the examples of a block are named by the block', () => {
  expect([`${examplesAt}faq`, '/faq'].map(routeName)).toEqual(['examples of faq', '/faq'])
})
