import { describe, expect, test } from 'vitest'
import { comparedLines, merged } from './lines.ts'

const lines = (...more: string[]) => `{\n${more.map((line) => `  ${line}`).join(',\n')}\n}\n`
const base = lines('"a": 1', '"b": 2', '"c": 3', '"d": 4', '"e": 5', '"f": 6', '"g": 7', '"h": 8')

test('a comparison has the lines that differ with two around them, and says where others are left out', () => {
  const after = base.replace('1', '10').replace('8', '80')
  expect(comparedLines(base, after).map(({ sign, text }) => `${sign}${text.trim()}`)).toEqual([
    ...[' {', '-"a": 1,', '+"a": 10,', ' "b": 2,', ' "c": 3,', ' …'],
    ...[' "f": 6,', ' "g": 7,', '-"h": 8', '+"h": 80', ' }', ' '],
  ])
  expect(comparedLines(base, base)).toEqual([])
})

const more = base.replace('1,', '1,\n  "x": 0,')

describe('the changes of two people in one text', () => {
  test.each([
    ['other lines', base.replace('1', '10'), base.replace('8', '80'), base.replace('1', '10').replace('8', '80')],
    ['neighbours', base.replace('1', '10'), base.replace('2', '20'), base.replace('1', '10').replace('2', '20')],
    ['a line more', more, base.replace('8', '80'), more.replace('8', '80')],
  ])('%s: both are kept', (_, mine, theirs, both) => {
    expect(merged(base, mine, theirs)).toBe(both)
    expect(merged(base, theirs, mine)).toBe(both)
  })

  test.each([
    ['the same line', base.replace('1', '10'), base.replace('1', '11')],
    ['lines more at the same place', more, base.replace('1,', '1,\n  "y": 0,')],
    ['a line more beside a changed one', more, base.replace('2', '20')],
    ['what would be no JSON together', base.replace(',\n  "h": 8', ''), base.replace('"g": 7,\n', '')],
  ])('%s: nobody but a person can tell', (_, mine, theirs) => expect(merged(base, mine, theirs)).toBeUndefined())
})
