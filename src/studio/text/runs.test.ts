import { describe, expect, test } from 'vitest'
import { type Run, runsOf, withWords } from './runs.ts'

test('the runs of a text are its plain words, strong words, code and the words of links, each with what is around it', () => {
  const text = 'We **build** for [you](/about) by `npm`.'
  const runs = runsOf(text, true)
  expect(runs.map(({ words }) => words)).toEqual(['We ', 'build', ' for ', 'you', ' by ', 'npm', '.'])
  for (const { before, words, after } of runs) expect(before + words + after).toBe(text)
  expect(runs[3]).toMatchObject({ before: 'We **build** for [', words: 'you', after: '](/about) by `npm`.' })
})

test('a text without marks is one run, also where stars mean nothing', () => {
  expect(runsOf('Plain', true)).toMatchObject([{ before: '', words: 'Plain', after: '' }])
  expect(runsOf('**Plain**', false).map(({ words }) => words)).toEqual(['**Plain**'])
  expect(runsOf('', true)).toEqual([])
})

describe('words in the place of a run', () => {
  const text = 'We **build** for [you](/about).'
  test.each([
    [0, 'They', 'They **build** for [you](/about).'],
    [1, 'write', 'We **write** for [you](/about).'],
    [1, 'write code ', 'We **write code ** for [you](/about).'],
    [2, 'with', 'We **build** with [you](/about).'],
    [3, 'them', 'We **build** for [them](/about).'],
    [4, ' today.', 'We **build** for [you](/about) today.'],
  ])('run %i as "%s"', (run, typed, wanted) => {
    expect(withWords(runsOf(text, true)[run] as Run, typed)).toBe(wanted)
  })

  test('no words: the mark goes, and no two spaces are left', () => {
    const without = runsOf(text, true).map((run) => withWords(run, ' '))
    expect(without).toEqual([
      '**build** for [you](/about).',
      'We for [you](/about).',
      'We **build** [you](/about).',
      'We **build** for .',
      'We **build** for [you](/about)',
    ])
    expect(runsOf('Plain', false).map((run) => withWords(run, ''))).toEqual([''])
  })
})
