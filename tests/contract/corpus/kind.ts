import type { SeedSite } from './site.ts'

/** A range of a text, in UTF-16 units from its start; `file` if it is not in the changed one. */
export interface Range {
  offset: number
  length: number
  file?: string
}

/** A change of the site: `file` now contains `text`. */
export interface Change {
  file: string
  text: string
  /** How the text is written to disk, if not as UTF-8. */
  encoding?: BufferEncoding
  /** Other files that change with it; null removes one. */
  also?: Record<string, string | null>
}

/** A change that is a mistake, and what a good checker says of it. */
export interface Mutation extends Change {
  /** A good message points into any of these ranges. */
  at?: Range[]
  expect: 'error' | 'warning' | 'either'
  /** If there is one right answer: a good message contains at least one of these. */
  says?: string[]
  /** It is a single mistake, so a single message must suffice. */
  only?: true
}

export type Random = () => number

/** A way in which editors change the site. `seed` does it at a random place, or returns null if there is none. */
export interface Kind<Result extends Change> {
  kind: string
  area: string
  /** What the editor did, in one sentence. */
  what: string
  /** Only a strict checker reports it: a matter of style, or one with good reasons on both sides. */
  strict?: true
  seed(site: SeedSite, random: Random): Result | null
}

export type Mistake = Kind<Mutation>
export type Legitimate = Kind<Change>

/** A change as a seed makes it, before its kind says what is expected. */
export type Draft = Change & Pick<Partial<Mutation>, 'at' | 'says' | 'expect'>
export type Seed = (site: SeedSite, random: Random) => Draft | null

/** What is expected for a mistake, if it differs from its area. */
export interface Said extends Pick<Partial<Mutation>, 'expect' | 'says'> {
  /** Several messages are right, such as one for each place that the mistake breaks. */
  several?: true
  strict?: true
}

/** The kinds of mistakes of an area: name to what it is, how it is made and what is expected. */
export const mistakes = (
  area: string,
  expect: Mutation['expect'],
  entries: Record<string, [what: string, seed: Seed, said?: Said]>,
): Mistake[] =>
  Object.entries(entries).map(([kind, [what, seed, { several, strict, ...said } = {}]]) => ({
    kind,
    area,
    what,
    ...(strict && { strict }),
    seed: (site, random) => {
      const draft = seed(site, random)
      return draft && { expect, ...said, ...draft, ...(!several && { only: true }) }
    },
  }))

/** The kinds of legitimate changes of an area: name to what it is and how it is made. */
export const legitimate = (area: string, entries: Record<string, [what: string, seed: Seed]>): Legitimate[] =>
  Object.entries(entries).map(([kind, [what, seed]]) => ({
    kind,
    area,
    what,
    seed: (site, random) => {
      const draft = seed(site, random)
      if (!draft) return null
      const { at, says, expect, ...change } = draft
      return change
    },
  }))
