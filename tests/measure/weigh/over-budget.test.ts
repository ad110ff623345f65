import { expect, test } from 'vitest'
import { budgetsOf } from './budgets.ts'
import { overBudget } from './over-budget.ts'

/** What is over of a page with this HTML that has these bytes. */
function over(html: string, document: number, fragment: number): string[] {
  const nothing = { scripts: [], fonts: [], picturesAboveFold: [], moved: [], foreign: [], blocks: [] }
  const still = { carousel: false, layoutShift: 0, fontShift: 0 }
  return overBudget({ path: '/career', budgets: budgetsOf(html), document, fragment, ...nothing, ...still })
}

test('a page may weigh more by each job after the fifth', () => {
  const jobs = (count: number) => '<li id="job-tester">'.repeat(count)
  expect(over(jobs(0), 14_001, 5_501)).toHaveLength(2)
  expect(over(jobs(5), 14_001, 5_501)).toHaveLength(2)
  expect(over(jobs(6), 14_600, 6_100)).toEqual([])
  expect(over(jobs(6), 14_601, 6_101)).toHaveLength(2)
})
