import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

test('the runs of a text are its plain words, strong words and the words of links, each with what is around it', () => {
  const text = 'We **build** for [you](/about).'
  const runs = runsOf(text, true)
  expect(runs.map(({ words }) => words)).toEqual(['We ', 'build', ' for ', 'you', '.'])
  for (const { before, words, after } of runs) expect(before + words + after).toBe(text)
  expect(runs[3]).toEqual({ before: 'We **build** for [', words: 'you', after: '](/about).' })
})

test('a text without marks is one run, also where stars mean nothing', () => {
  expect(runsOf('Plain', true)).toEqual([{ before: '', words: 'Plain', after: '' }])
  expect(runsOf('**Plain**', false).map(({ words }) => words)).toEqual(['**Plain**'])
  expect(runsOf('', true)).toEqual([])
})
