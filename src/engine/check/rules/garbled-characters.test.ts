import { expect, test } from 'vitest'
import { garbledCharacters } from './garbled-characters.ts'

test.each([
  ['a code', `${'a'.repeat(19_000)}%ZZ=41x`],
  ['a backslash', `${'a'.repeat(19_000)}\\x`],
])('a long text without spaces is read in time, for %s', (_, text) => {
  const start = process.cpuUsage()
  for (let times = 0; times < 10; times++) expect(garbledCharacters.faultOf(text, true)).toBeUndefined()
  // From every letter back to the start of the text it took five seconds.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
})
