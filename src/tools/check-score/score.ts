import { blocksOf } from '../../engine/blocks-of.ts'
import { checkSite } from '../../engine/check.ts'
import type { Contracts } from '../../engine/contracts.ts'
import { documentFrom, type SiteSources, type SourceDocument } from '../../engine/load.ts'
import { rangeAt } from '../../engine/position.ts'
import type { Problem } from '../../engine/problem.ts'
import { putDocument } from '../../engine/sources.ts'
import { type Bench, type Mutation, type Seeder, valuesIn } from './mutation.ts'
import { Random } from './random.ts'

/** What the checker made of the mistakes of one kind. All but `made` count mutations for which it holds. */
export interface Score {
  kind: string
  made: number
  caught: number
  /** Exactly one problem was told. */
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
  contracts: Contracts
  seeders: Seeder[]
  /** How many mistakes of one kind to make in one page. */
  most: number
  /** Other words make other mistakes. */
  seed: string
}

/**
 * Seeds mistakes into every page and checks the whole site each time.
 * @param told is told of every mutation that was not answered perfectly
 */
export function scoreSite({ site, contracts, seeders, most, seed }: Experiment, told: (miss: Miss) => void): Score[] {
  const scores = seeders.map(({ kind }) => ({ kind, made: 0, caught: 0, one: 0, place: 0, suggestion: 0 }))
  for (const doc of site.pages) {
    const places = doc.tree ? valuesIn(doc.tree) : []
    const broken = (text: string): Set<string> => verdictOn(text, contracts)
    for (const [index, seeder] of seeders.entries()) {
      const random = new Random(`${seed} ${doc.file} ${seeder.kind}`)
      const bench: Bench = { site, contracts, doc, random, places, broken }
      for (const mutation of firstOf(seeder.attempts(bench), most)) {
        const problems = problemsWith(site, contracts, doc, mutation)
        const score = scores[index] as Score
        if (!count(score, doc, mutation, problems)) told({ kind: seeder.kind, file: doc.file, mutation, problems })
      }
    }
  }
  return scores
}

function* firstOf(attempts: Iterable<Mutation | undefined>, most: number): Generator<Mutation> {
  let made = 0
  for (const mutation of attempts) {
    if (made === most) return
    if (!mutation) continue
    made += 1
    yield mutation
  }
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

function problemsWith(site: SiteSources, contracts: Contracts, doc: SourceDocument, { text }: Mutation): Problem[] {
  const spoilt = { ...site }
  putDocument(spoilt, documentFrom(doc.file, text))
  return checkSite(spoilt, contracts)
}

/** Adds a mutation to the score. Returns whether everything was right. */
function count(score: Score, doc: SourceDocument, mutation: Mutation, problems: Problem[]): boolean {
  const { line, column, endLine, endColumn } = rangeAt({ text: mutation.text }, mutation.offset, mutation.length)
  const here = problems.find(
    (problem) =>
      problem.file === doc.file &&
      problem.line === line &&
      problem.column === column &&
      problem.endLine === endLine &&
      problem.endColumn === endColumn,
  )
  const about = here ?? problems[0]
  const one = problems.length === 1
  const says = about !== undefined && mutation.says.test(`${about.message} ${about.suggestion}`)
  score.made += 1
  score.caught += Number(problems.length > 0)
  score.one += Number(one)
  score.place += Number(here !== undefined)
  score.suggestion += Number(says)
  return one && here !== undefined && says
}
