import { readdirSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** What browsers move without drawing the page anew in each frame, which takes a slow phone seconds. */
const cheap = ['opacity', 'rotate', 'scale', 'transform', 'translate']

test.each(['page-banner', 'home-carousel'])('%s moves only what costs a phone nothing as the page arrives', (block) => {
  const folder = new URL(`../${block}/`, import.meta.url)
  const moved = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => {
      const found: string[] = []
      postcss.parse(readFileSync(new URL(name, folder), 'utf8')).walkAtRules('keyframes', (frames) => {
        frames.walkDecls(({ prop }) => void found.push(`${name}: ${prop}`))
      })
      return found
    })
  expect(moved).not.toEqual([])
  expect(moved.filter((one) => !cheap.some((prop) => one.endsWith(`: ${prop}`)))).toEqual([])
})
