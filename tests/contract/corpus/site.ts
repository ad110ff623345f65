import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from './kind.ts'

/** The site that kinds are seeded into: what stands in pages-data. */
export interface SeedSite {
  /** Every JSON file by its path, such as pages-data/site/team.json. */
  texts: Readonly<Record<string, string>>
  /** Every picture by the name that page data uses, such as team/member-01.svg. */
  media: readonly string[]
  /** If set, only this file is changed; kinds without a place in it return null. */
  file?: string
}

/** Reads the site that stands below a folder. */
export function readSite(root = '.'): SeedSite {
  const all = readdirSync(join(root, 'pages-data'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  const texts = all
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`pages-data/${name}`, readFileSync(join(root, 'pages-data', name), 'utf8')])
  const media = all.filter((name) => /^media\/.*\.(jpg|png|svg)$/.test(name)).map((name) => name.slice('media/'.length))
  return { texts: Object.fromEntries(texts), media }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of a list. */
export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

/** A list in random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const keyed = list.map((value) => ({ value, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
}

export const isPage = (file: string) => /^pages-data\/[^/]+\.json$/.test(file)
export const isSite = (file: string) => file.startsWith('pages-data/site/')
export const isDocument = (file: string) => file.startsWith('pages-data/documents/')

/** Any JSON value, to be read without type checks. */
// oxlint-disable-next-line typescript/no-explicit-any -- page data in the middle of a mistake has no type
export type Json = any

/** What a file of the site holds. */
export const read = (site: SeedSite, file: string): Json => JSON.parse(site.texts[file] ?? 'null')

/** Every page with what it holds. */
export const pagesOf = (site: SeedSite): { file: string; page: Json }[] =>
  Object.keys(site.texts)
    .filter(isPage)
    .map((file) => ({ file, page: read(site, file) }))

/** A date, some days from today, as JSON writes it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
