import type { checkSite } from '../../../src/engine/check/check.ts'
import { blocksOf } from '../../../src/engine/content/blocks-of.ts'
import type { Contracts } from '../../../src/engine/content/contracts.ts'
import { documentFrom, type SiteSources, type SourceDocument } from '../../../src/engine/content/load.ts'
import { rangeAt } from '../../../src/engine/content/position.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'
import { putDocument } from '../../../src/engine/content/sources.ts'
import { grown } from './grow.ts'
import { type Bench, type Mutation, type Seeder, valuesIn } from './mutation.ts'
import { newProblems } from './new-problems.ts'
import { Random } from './random.ts'

/** What the checker made of the mistakes of one kind: for how many of those that were made each holds. */
export interface Score {
  kind: string
  made: number
  /** Pages that such a mistake was made in. */
  pages: number
  caught: number
  /** Exactly one problem was reported. */
  one: number
  /** The place of a problem is the faulty token. */
  place: number
  /** Its words say what to do. */
  suggestion: number
}

/** A mutation for which the checker was not perfect. */
export interface Miss {
  kind: string
  file: string
  mutation: Mutation
  problems: Problem[]
}

/** What is to be measured. */
export interface Experiment {
  site: SiteSources
  /** The pages that mistakes are made in, if not in all. */
  pages?: SourceDocument[]
  contracts: Contracts
  seeders: Seeder[]
  /** How many mistakes of one kind to make in one page. */
  most: number
  /** Other words make other mistakes. */
  seed: string
  /** The checker that is measured. */
  check: typeof checkSite
}

/**
 * Seeds mistakes of every kind into each of the pages and checks the whole site each time.
 * @param onMiss called with every mutation without a perfect report
 */
export function scoreSite(experiment: Experiment, onMiss: (miss: Miss) => void): Score[] {
  const { site, pages = site.pages, seeders } = experiment
  const scores = seeders.map(({ kind }) => ({ kind, made: 0, pages: 0, caught: 0, one: 0, place: 0, suggestion: 0 }))
  for (const { file } of pages) {
    const benches = asOftenAsWanted(benchesFor(file, experiment))
    for (const [index, { kind, attempts }] of seeders.entries()) {
      const score = scores[index] as Score
      const random = () => new Random(`${experiment.seed} ${file} ${kind}`)
      const mutations = mutationsOf(attempts, benches, random, experiment.most)
      score.pages += Number(mutations.length > 0)
      for (const mutation of mutations) {
        const problems = problemsWith(mutation, file, experiment)
        if (!count(score, file, mutation, problems)) onMiss({ kind, file, mutation, problems })
      }
    }
  }
  return scores
}

/** The page as it is and, as far as they are asked for, as it would be with another block. */
function* benchesFor(file: string, experiment: Experiment): Generator<Omit<Bench, 'random'>> {
  const { site, contracts } = experiment
  const page = site.pages.find((doc) => doc.file === file) as SourceDocument
  for (const doc of grown(page, experiment)) {
    const places = doc.tree ? valuesIn(doc.tree) : []
    yield { site, contracts, doc, places, broken: (text) => verdictOn(text, contracts) }
  }
}

function asOftenAsWanted<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === known.length) {
          const next = source.next()
          if (next.done) return
          known.push(next.value)
        }
        yield known[index] as T
      }
    },
  }
}

/** The first mistakes that can be made in one of the documents. */
function mutationsOf(
  attempts: Seeder['attempts'],
  benches: Iterable<Omit<Bench, 'random'>>,
  random: () => Random,
  most: number,
): Mutation[] {
  for (const bench of benches) {
    const mutations: Mutation[] = []
    for (const mutation of attempts({ ...bench, random: random() })) {
      if (mutation) mutations.push(mutation)
      if (mutations.length === most) break
    }
    if (mutations.length) return mutations
  }
  return []
}

/** Keywords that Ajv finds broken in a page, without any of the checker's own reading of them. */
function verdictOn(text: string, contracts: Contracts): Set<string> {
  const data: unknown = JSON.parse(text)
  const errors = [
    ...contracts.validatePage(data),
    ...blocksOf(data).flatMap(({ block, type }) =>
      contracts.blocks.has(type) ? contracts.validateBlock(type, block) : [],
    ),
  ]
  return new Set(errors.map(({ keyword }) => keyword))
}

function problemsWith({ text }: Mutation, file: string, experiment: Experiment): Problem[] {
  const spoilt = { ...experiment.site }
  putDocument(spoilt, documentFrom(file, text))
  return newProblems(spoilt, experiment)
}

/** Adds a mutation to the score. Returns whether everything was right. */
function count(score: Score, file: string, { text, offset, length, says }: Mutation, problems: Problem[]): boolean {
  const { line, column, endLine, endColumn } = rangeAt({ text }, offset, length)
  const here = problems.find(
    (problem) =>
      problem.file === file &&
      problem.line === line &&
      problem.column === column &&
      problem.endLine === endLine &&
      problem.endColumn === endColumn,
  )
  const about = here ?? problems[0]
  const one = problems.length === 1
  const helps = about !== undefined && says.test(`${about.message} ${about.suggestion}`)
  score.made += 1
  score.caught += Number(problems.length > 0)
  score.one += Number(one)
  score.place += Number(here !== undefined)
  score.suggestion += Number(helps)
  return one && here !== undefined && helps
}
