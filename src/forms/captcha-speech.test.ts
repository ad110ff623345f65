import { expect, test } from 'vitest'
import { spelled } from './captcha-speech.ts'

test('spells a code with its case', () => {
  expect(spelled('aB3kZ9')).toBe('small A, capital B, 3, small K, capital Z, 9')
})
