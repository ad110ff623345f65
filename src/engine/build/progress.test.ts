import { expect, it } from 'vitest'
import { counting } from './progress.ts'

it('counts the parts of a long step, with what is left', () => {
  let time = 0
  const lines: string[] = []
  const done = counting(
    (words) => lines.push(words),
    'pages',
    10,
    () => time,
  )
  for (let page = 0; page < 10; page++) {
    time += 1_100
    done()
  }
  expect(lines).toEqual([
    '  2 of 10 pages, about 9 s left',
    '  4 of 10 pages, about 7 s left',
    '  6 of 10 pages, about 5 s left',
    '  8 of 10 pages, about 3 s left',
  ])
})
