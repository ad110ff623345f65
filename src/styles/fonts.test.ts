import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

const folder = new URL('./fonts/', import.meta.url)
const characters = (name: string): Set<number> =>
  new Set((create(readFileSync(new URL(name, folder))) as Font).characterSet)

/** The characters for which browsers are told to fetch a file. */
function announced(file: string): (code: number) => boolean {
  const styles = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
  const range = new RegExp(`${file}[^}]*unicode-range: ([^;]+);`).exec(styles)?.[1] as string
  const parts = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  return (code) => parts.some(([from = 0, to = from]) => code >= from && code <= to)
}

test.each(['familjen-grotesk', 'public-sans'])(
  '%s: rare characters have a file of their own, and it is fetched for no others',
  (family) => {
    const [usual, rare] = [characters(`${family}.woff2`), characters(`${family}-more.woff2`)]
    const isAnnounced = announced(`${family}-more.woff2`)
    expect([...usual].filter(isAnnounced)).toEqual([])
    expect([...rare].filter((code) => !isAnnounced(code) && !usual.has(code))).toEqual([])
    for (const letter of 'az09’“”–…€£·') expect(usual).toContain(letter.codePointAt(0))
    for (const letter of 'éüßñ½₹') expect(rare).toContain(letter.codePointAt(0))
  },
)
