import type { SeedSite } from './site.ts'

/** A stretch of a text, in UTF-16 units from its start; `file` where it is not the changed one. */
export interface Range {
  offset: number
  length: number
  file?: string
}

/** What one change makes of the site: `file` holds `text` now. */
export interface Change {
  file: string
  text: string
  /** How the text goes to disk, where not as UTF-8. */
  encoding?: BufferEncoding
  /** Other files that change with it; null removes one. */
  also?: Record<string, string | null>
}

/** A change that is a mistake, and what a good checker says of it. */
export interface Mutation extends Change {
  /** Where a good message points: into any of these ranges. */
  at?: Range[]
  expect: 'error' | 'warning' | 'either'
  /** Where there is one right answer: words of which a good message holds at least one. */
  says?: string[]
  /** One mistake: one message has to suffice. */
  only?: true
}

export type Random = () => number

/** A way in which editors change the site. `seed` does it at a random place, or gives null where the site has no place for it. */
export interface Kind<Result extends Change> {
  kind: string
  area: string
  /** What the editor did, in one sentence. */
  what: string
  /** Only a strict checker speaks of it: a rule of style, or one where good reasons stand on both sides. */
  strict?: true
  seed(site: SeedSite, random: Random): Result | null
}

export type Mistake = Kind<Mutation>
export type Legitimate = Kind<Change>

/** A change as a seed makes it, before its kind says what is expected. */
export type Draft = Change & Pick<Partial<Mutation>, 'at' | 'says' | 'expect'>
export type Seed = (site: SeedSite, random: Random) => Draft | null

/** What is said of a mistake, where it is more than its area says. */
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
