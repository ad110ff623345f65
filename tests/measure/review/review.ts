import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../../src/tools/command.ts'
import { compareSides } from './compare.ts'
import { markdown } from './markdown.ts'
import type { Review } from './model.ts'
import { reportPage } from './report-page.ts'
import { makeSide, type Side } from './side.ts'
import { baseState, changedFiles, presentState } from './trees.ts'

interface Wish {
  /** A commit; by default the point where this branch left main. */
  base?: string
  staged: boolean
  within?: number
  /** Takes all pictures again. */
  all: boolean
  say: (words: string) => void
}

/**
 * Compares the project with an earlier state and writes review/.
 * @throws Refusal where there is nothing to compare with, or the page data of the earlier state cannot be built
 */
export async function review(root: string, { base, staged, ...rest }: Wish): Promise<Review> {
  const [before, after] = [baseState(root, base), presentState(root, staged)]
  const files = changedFiles(root, before, after)
  rest.say(`${before.title} → ${after.title}: ${files.length} files differ.`)
  const was = await makeSide(root, 'before', before)
  const is = await makeSide(root, 'after', after, was)
  rest.say(`Both are built after ${seconds()} s.`)
  if (!isBuilt(was)) throw new Refusal(`${before.title} cannot be built: its page data has mistakes.`)
  const out = join(root, 'review')
  const drawn = join(root, '.cache/review/drawn')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const found = isBuilt(is)
    ? await compareSides(was, is, { ...rest, out, drawn, files })
    : { ...nothingFound, files, faults: is.problems.map(({ file, line, message }) => `${file}:${line} ${message}`) }
  const done = { before: before.title, after: after.title, ...found, seconds: seconds() }
  writeFileSync(join(out, 'review.json'), JSON.stringify(done, null, 2))
  writeFileSync(join(out, 'review.md'), markdown(done))
  writeFileSync(join(out, 'index.html'), reportPage(done))
  return done
}

const isBuilt = (side: Side): side is Required<Side> => side.dist !== undefined

const nothingFound = { around: [], routes: [], examples: [], stories: [], harmless: [], same: [], compared: 0 }

/** Since the command began. */
const seconds = (): number => Math.round(performance.now() / 100) / 10
