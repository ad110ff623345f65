import { describe, expect, it } from 'vitest'
import type { Change, Kind, Mutation } from './kind.ts'
import { legitimate } from './legitimate/index.ts'
import { mistakes } from './mistakes/index.ts'
import { isPage, randomOf, readSite } from './site.ts'

const site = readSite()
const seedOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
const makeAnew = <Result extends Change>(kind: Kind<Result>, more = 0) =>
  kind.seed(site, randomOf(seedOf(kind.kind) + more))
/** What was made: several tests look at the same. */
const kept = new Map<string, Change | null>()
function made<Result extends Change>(kind: Kind<Result>, more = 0): Result | null {
  const key = `${kind.kind} ${kind.what} ${more}`
  if (!kept.has(key)) kept.set(key, makeAnew(kind, more))
  return kept.get(key) as Result | null
}
const differs = ({ file, text, encoding }: Change) => text !== site.texts[file] || encoding !== undefined

/** Whether each range of a mutation lies within its text. */
function fits({ at = [], file, text, also }: Mutation) {
  const textOf = (name = file) => (name === file ? text : (also?.[name] ?? site.texts[name] ?? ''))
  return at.every(
    (range) => range.offset >= 0 && range.length >= 0 && range.offset + range.length <= textOf(range.file).length,
  )
}

const corpora: [name: string, kinds: Kind<Change>[]][] = [
  ['mistakes', mistakes],
  ['legitimate changes', legitimate],
]

describe.each(corpora)('corpus · %s', (_, kinds) => {
  it('has kinds with names of their own', () => {
    const names = kinds.map(({ kind }) => kind)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
    expect(kinds.filter(({ what }) => !/^\S.*\.$/.test(what)).map(({ kind }) => kind)).toEqual([])
  })

  it('finds a place on this site for every kind, and changes it', () => {
    const without = kinds.filter((kind) => {
      const change = made(kind)
      return !change || !(differs(change) || change.also)
    })
    expect(without.map(({ kind }) => kind)).toEqual([])
  })

  it('does the same for the same seed', () => {
    const [once, again] = [kinds.map((kind) => made(kind)), kinds.map((kind) => makeAnew(kind))]
    expect(once).toEqual(again)
  })

  it('stays in the file it is told to change', () => {
    const wrong = kinds.flatMap((kind) =>
      Object.keys(site.texts)
        .slice(0, 3)
        .concat('pages-data/site/jobs.json')
        .flatMap((file) => {
          const change = kind.seed({ ...site, file }, randomOf(1))
          return change && change.file !== file && !change.file.startsWith(file.replace('.json', ''))
            ? [`${kind.kind}: ${change.file}`]
            : []
        }),
    )
    expect(wrong).toEqual([])
  })
})

describe('corpus', () => {
  it('holds mistakes and legitimate changes in number', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(220)
    const changes = legitimate.flatMap((kind) => [0, 1, 2, 3].map((more) => JSON.stringify(made(kind, more))))
    expect(new Set(changes).size).toBeGreaterThanOrEqual(220)
    expect(legitimate.length).toBeGreaterThanOrEqual(100)
  })

  it('points into the changed text', () => {
    const wrong = mistakes.filter((kind) =>
      [0, 1].some((more) => {
        const mutation = made(kind, more)
        return mutation && !fits(mutation)
      }),
    )
    expect(wrong.map(({ kind }) => kind)).toEqual([])
  })

  it('leaves legitimate changes as JSON', () => {
    const broken = legitimate.filter((kind) =>
      [0, 1, 2, 3].some((more) => {
        const change = made(kind, more)
        const texts = Object.values({ ...change?.also, [change?.file ?? '']: change?.text ?? null })
        try {
          texts.map((text) => text && JSON.parse(text))
          return false
        } catch {
          return true
        }
      }),
    )
    expect(broken.map(({ kind }) => kind)).toEqual([])
    expect(Object.keys(site.texts).filter(isPage).length).toBeGreaterThan(30)
  })
})
