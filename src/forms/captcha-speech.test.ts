import { expect, test } from 'vitest'
import { spelled } from './captcha-speech.ts'

test('a code is spelled with its case', () => {
  expect(spelled('aB3kZ9')).toBe('small A, capital B, 3, small K, capital Z, 9')
})
