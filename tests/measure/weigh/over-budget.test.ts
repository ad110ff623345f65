import { expect, test } from 'vitest'
import { budgetsOf } from './budgets.ts'
import { overBudget } from './over-budget.ts'

/** What is over of a page with this HTML that has these bytes. */
function over(html: string, document: number, data: number): string[] {
  const nothing = { scripts: [], fonts: [], picturesAboveFold: [], moved: [], foreign: [], blocks: [] }
  const still = { carousel: false, layoutShift: 0, fontShift: 0 }
  return overBudget({ path: '/career', budgets: budgetsOf(html), document, data, ...nothing, ...still })
}

test('a page may weigh more by each job after the fifth', () => {
  const jobs = (count: number) => '<li id="job-tester">'.repeat(count)
  expect(over(jobs(0), 14_001, 4_001)).toHaveLength(2)
  expect(over(jobs(5), 14_001, 4_001)).toHaveLength(2)
  expect(over(jobs(6), 14_600, 4_500)).toEqual([])
  expect(over(jobs(6), 14_601, 4_501)).toHaveLength(2)
})

test('the data of a page may weigh more by each review after the tenth', () => {
  const reviews = (count: number) => '<blockquote>'.repeat(count)
  expect(over(reviews(10), 14_000, 4_001)).toHaveLength(1)
  expect(over(reviews(20), 14_000, 4_400)).toEqual([])
  expect(over(reviews(20), 14_001, 4_401)).toHaveLength(2)
})
