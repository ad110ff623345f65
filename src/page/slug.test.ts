import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Team photo (2)', 'team-photo-2'],
  ['Müller & Söhne, Köln', 'muller-sohne-koln'],
  ['  /Data lakes/ ', 'data-lakes'],
  ['नोएडा', ''],
])('%s becomes "%s"', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
