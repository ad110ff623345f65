import { expect, test } from 'vitest'
import { budgetsOf } from './budgets.ts'
import { overBudget } from './over-budget.ts'

/** What is over of a page with so many jobs that has these bytes. */
function over(jobs: number, document: number, data: number): string[] {
  const html = '<li id="job-tester">'.repeat(jobs)
  const nothing = { scripts: [], fonts: [], picturesAboveFold: [], moved: [], foreign: [], blocks: [] }
  const still = { carousel: false, layoutShift: 0, fontShift: 0 }
  return overBudget({ path: '/career', budgets: budgetsOf(html), document, data, ...nothing, ...still })
}

test('a page may weigh more by each job after the fifth', () => {
  expect(over(0, 14_001, 4_001)).toHaveLength(2)
  expect(over(5, 14_001, 4_001)).toHaveLength(2)
  expect(over(6, 14_600, 4_500)).toEqual([])
  expect(over(6, 14_601, 4_501)).toHaveLength(2)
})
