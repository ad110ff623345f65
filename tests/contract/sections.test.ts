import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Section of the specification to the cells of its row in tests/README.md. */
const sections = new Map(
  readFileSync('tests/README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number = '', ...cells]) => [number, cells.join(' ')]),
)

const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.startsWith('generated'))
    .map((name) => join(folder, name))

describe('sections of the specification', () => {
  it('every section named in code is in the table of tests/README.md', () => {
    const unknown = ['src', 'tests', '.storybook']
      .flatMap((folder) => filesIn(folder, /\.(tsx?|css|mdx)$/))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bspec ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g)].flatMap(
          ([, numbers = '']) =>
            (numbers.match(/\d+(\.\d+)?/g) ?? [])
              .filter((number) => !sections.has(number))
              .map((number) => `${file}: ${number}`),
        ),
      )
    expect(unknown).toEqual([])
  })

  it.each([...sections])('section %s names existing files, both code and tests', (_number, cells) => {
    const places = [...cells.matchAll(/`([^`]+)`/g)].map(([, place]) => place as string)
    expect(places.filter((place) => !existsSync(place))).toEqual([])
    expect(places.some((place) => place.includes('.test.') || place.includes('.spec.'))).toBe(true)
    expect(places.some((place) => !place.includes('.test.') && !place.includes('.spec.'))).toBe(true)
  })

  it('texts for editors name no sections', () => {
    const shown = [...filesIn('schema', /\.json$/), ...filesIn('src/blocks', /\.schema\.json$/), 'README.md']
    expect(shown.filter((file) => /\bspec \d/i.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
