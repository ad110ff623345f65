import { expect, it } from 'vitest'
import { almostNamed } from './written-token.ts'

it('a slip in the name of the company is found, but not in one whose first word is short or missing', () => {
  expect(almostNamed('Noida Softworks')?.test('Ask Noida Softwerks today.')).toBe(true)
  for (const name of ['A Softworks', ' Softworks', 'IT Softworks']) expect(almostNamed(name)).toBeUndefined()
})
