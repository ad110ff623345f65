import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const colour = /#[0-9a-f]{6}\b/g
const tokens = new Set(readFileSync('src/styles/tokens.css', 'utf8').match(colour))

/** What is drawn where no style sheet is. */
const withoutStyles = [
  'src/engine/render/findability.ts',
  'src/tools/build/social-cards/card.ts',
  'src/tools/build/documents/style.ts',
]

it.each(withoutStyles)('%s has the colours of the site', (file) => {
  const used = readFileSync(file, 'utf8').match(colour) ?? []
  expect(used).not.toEqual([])
  expect(used.filter((one) => !tokens.has(one) && one !== '#ffffff')).toEqual([])
})
