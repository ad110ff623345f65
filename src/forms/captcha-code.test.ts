import { expect, test } from 'vitest'
import { captchaAlphabet, captchaCode } from './captcha-code.ts'

test('spec 9 · the alphabet has 55 different characters', () => {
  expect(captchaAlphabet).toHaveLength(55)
  expect(new Set(captchaAlphabet).size).toBe(55)
})

test('spec 5 · the alphabet leaves out only look-alike characters', () => {
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
  expect(all.filter((character) => !captchaAlphabet.includes(character)).join('')).toBe('ILOlo01')
})

test('spec 9 · a code has 6 characters of the alphabet', () => {
  for (let i = 0; i < 200; i++) {
    const code = captchaCode()
    expect(code).toHaveLength(6)
    expect([...code].every((character) => captchaAlphabet.includes(character))).toBe(true)
  }
})

test('discards bytes that would favour the first characters', () => {
  const bytes = [220, 255, 219, 0, 54, 55, 109, 240, 110, 1]
  const code = captchaCode((into) => into.map(() => bytes.shift() ?? 0))
  const [first, second, last] = [captchaAlphabet[0], captchaAlphabet[1], captchaAlphabet[54]]
  expect(code).toBe([last, first, last, first, last, first].join(''))
  expect(second).toBe('B')
})

test('every character is equally likely', () => {
  const counts = new Map<string, number>()
  let next = 0
  const countingUp = (into: Uint8Array<ArrayBuffer>) => into.map(() => next++ % 256)
  for (let drawn = 0; drawn < 220 * 6; drawn += 6)
    for (const character of captchaCode(countingUp)) counts.set(character, (counts.get(character) ?? 0) + 1)
  const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())]
  expect(counts.size).toBe(55)
  // Not exactly equal, because bytes beyond a full code are discarded.
  expect(most - least).toBeLessThanOrEqual(3)
})

test('two codes differ', () => {
  expect(new Set(Array.from({ length: 50 }, () => captchaCode())).size).toBe(50)
})
