import { afterAll, describe, expect, test } from 'vitest'
import { removeSites } from '../fixtures/site-with.ts'
import { expectMistake, mistaken, problemsWith } from './checker.ts'
import { links } from './mistakes/links.ts'
import { marks } from './mistakes/marks.ts'
import { names } from './mistakes/names.ts'
import { punctuation } from './mistakes/punctuation.ts'
import { references } from './mistakes/references.ts'
import { tokens } from './mistakes/tokens.ts'
import { values } from './mistakes/values.ts'

afterAll(removeSites)

test('a site without mistakes has no problems', () => {
  expect(problemsWith({})).toEqual([])
})

test('a tel: link in a text may use the token of a phone number, with its spaces', () => {
  const { file, text } = mistaken({ from: '[how](/about)', to: '[{phone}](tel:{phone}) or [write](mailto:{email})' })
  expect(problemsWith({ [file]: text })).toEqual([])
})

describe.each(Object.entries({ punctuation, tokens, names, values, links, marks, references }))(
  '%s',
  (_group, mistakes) => {
    test.each(mistakes)('$name gives one problem at its place', expectMistake)
  },
)
