import { expect, test } from 'vitest'
import { headline, routeName } from './groups.ts'
import { examplesAt, type RouteReview, storiesAt } from './model.ts'

const some = (number: number) => Array<RouteReview>(number)

test('the first line says how many pages and blocks change', () => {
  const lines = [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
    [1, 2, 0],
    [1, 2, 3],
  ] as const
  expect(
    lines.map(([pages, blocks, parts]) =>
      headline({ routes: some(pages), examples: some(blocks), stories: some(parts) }),
    ),
  ).toEqual([
    'No page and no block changes',
    '1 page changes',
    '2 pages change',
    'The examples of 1 block change',
    '1 page and the examples of 2 blocks change',
    '1 page, the examples of 2 blocks and the stories of 3 parts change',
  ])
})

test('examples are named by their block, stories by their part', () => {
  expect([`${examplesAt}faq`, `${storiesAt}ui/Grid`, '/faq'].map(routeName)).toEqual([
    'examples of faq',
    'stories of ui/Grid',
    '/faq',
  ])
})
