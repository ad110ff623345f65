import type { checkSite } from '../../../src/engine/check/check.ts'
import type { Contracts } from '../../../src/engine/content/contracts.ts'
import { documentFrom, documentFromBytes, partOf, type SiteSources } from '../../../src/engine/content/load.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'
import { documentOf, dropDocument, putDocument } from '../../../src/engine/content/sources.ts'
import type { Change, Kind, Legitimate, Mistake, Mutation } from '../../contract/corpus/kind.ts'
import { randomOf, readSite, type SeedSite } from '../../contract/corpus/site.ts'
import { newProblems } from './new-problems.ts'
import type { Score } from './score.ts'

/** What is measured: kinds of changes that were written without knowledge of the checker. */
export interface CorpusExperiment {
  site: SiteSources
  contracts: Contracts
  /** How many changes of each kind to make. */
  most: number
  /** Other words make other changes. */
  seed: string
  /** The checker that is measured. */
  check: typeof checkSite
}

/** A mistake for which the checker was not perfect. */
export interface CorpusMiss {
  kind: Mistake
  mutation: Mutation
  problems: Problem[]
  /** What was not right: "caught", "one", "place", "suggestion". */
  failed: string[]
}

/** A legitimate change that the checker called wrong. */
export interface FalseAlarm {
  kind: Legitimate
  change: Change
  problems: Problem[]
}

/**
 * Makes mistakes of each kind and checks the whole site each time.
 * @param onMiss called with every mistake without a perfect report
 * @returns a score for each area of the corpus
 */
export function scoreCorpus(
  experiment: CorpusExperiment,
  kinds: Mistake[],
  onMiss: (miss: CorpusMiss) => void,
): Score[] {
  const scores = new Map<string, Score>()
  const seedSite = readSite(experiment.site.root)
  for (const kind of kinds) {
    const score = scores.get(kind.area) ?? {
      kind: kind.area,
      made: 0,
      pages: 0,
      caught: 0,
      one: 0,
      place: 0,
      suggestion: 0,
    }
    scores.set(kind.area, score)
    for (const mutation of changesOf(kind, seedSite, experiment)) {
      const problems = problemsAfter(mutation, experiment)
      const right = {
        caught: problems.some(({ severity }) => severity === 'error' || mutation.expect !== 'error'),
        one: problems.length === 1 || (!mutation.only && problems.length > 0),
        place: problems.some((problem) => isAt(problem, mutation, experiment.site)),
        suggestion: problems.some(({ message, suggestion }) => says(`${message} ${suggestion}`, mutation)),
      }
      score.made += 1
      for (const [measure, holds] of Object.entries(right)) score[measure as keyof typeof right] += Number(holds)
      const failed = Object.entries(right).flatMap(([measure, holds]) => (holds ? [] : [measure]))
      if (failed.length) onMiss({ kind, mutation, problems, failed })
    }
  }
  return [...scores.values()]
}

/** Makes legitimate changes of each kind: how many, and those that the checker called wrong. */
export function falseAlarms(experiment: CorpusExperiment, kinds: Legitimate[]): { made: number; alarms: FalseAlarm[] } {
  let made = 0
  const alarms: FalseAlarm[] = []
  const seedSite = readSite(experiment.site.root)
  for (const kind of kinds)
    for (const change of changesOf(kind, seedSite, experiment)) {
      made += 1
      const problems = problemsAfter(change, experiment)
      if (problems.length) alarms.push({ kind, change, problems })
    }
  return { made, alarms }
}

/** Different changes of a kind, the same ones on every run. */
function changesOf<T extends Change>(
  kind: Kind<T>,
  seedSite: SeedSite,
  { most, seed: words }: Pick<CorpusExperiment, 'most' | 'seed'>,
): T[] {
  const made = new Map<string, T>()
  for (let seed = 0; seed < most; seed++) {
    const change = kind.seed(seedSite, randomOf(seedOf(`${words}${kind.kind}`) + seed))
    if (change) made.set(JSON.stringify([change.file, change.text, change.also]), change)
  }
  return [...made.values()]
}

const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** The site that is changed again and again, so that what the checker counts in it is counted only once. */
const edited = new WeakMap<SiteSources, SiteSources>()

/** The problems that a change adds to those of the site. */
export function problemsAfter({ file, text, encoding, also }: Change, experiment: CorpusExperiment): Problem[] {
  const { site } = experiment
  const whole = { redirects: undefined, ...site, collections: new Map(site.collections), media: new Set(site.media) }
  const changed: SiteSources = Object.assign(edited.get(site) ?? {}, whole)
  edited.set(site, changed)
  put(changed, file, text, encoding)
  for (const [other, content] of Object.entries(also ?? {})) put(changed, other, content)
  return newProblems(changed, experiment)
}

function put(site: SiteSources, file: string, text: string | null, encoding?: BufferEncoding): void {
  const part = partOf(file.replace(/^pages-data\//, ''))
  if (part === 'media') {
    const name = file.replace('pages-data/media/', '')
    if (text === null) site.media.delete(name)
    else site.media.add(name)
  } else if (part === undefined) site.strays = [...site.strays, file]
  else if (text === null) dropDocument(site, file)
  else putDocument(site, encoding ? documentFromBytes(file, Buffer.from(text, encoding)) : documentFrom(file, text))
}

/** Whether a problem points into one of the places that a mutation names, or to the token before what is missing there. */
function isAt(problem: Problem, { file: own, text, also, at }: Mutation, site: SiteSources): boolean {
  const { file } = problem
  if (!at?.length) return true
  return at.some((range) => {
    if (file !== (range.file ?? own)) return false
    const content = file === own ? text : (also?.[file] ?? documentOf(site, file)?.text ?? '')
    const lines = content.split('\n')
    const offsetOf = (line: number, column: number): number =>
      lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
    const start = content.slice(0, range.offset).replace(/[\s:,]+$/, '').length
    const [from, to] = [offsetOf(problem.line, problem.column), offsetOf(problem.endLine, problem.endColumn)]
    return from < Math.max(range.offset + range.length, start + 1) && to >= start
  })
}

const says = (words: string, { says: wanted }: Mutation): boolean =>
  !wanted?.length || wanted.some((word) => words.includes(word))
