import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptFolders } from '../../../src/engine/build/work-folder.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'
import type { State } from './trees.ts'
import { writeState } from './trees.ts'

/** One side of a review: a state of the project in a folder of its own, built. */
export interface Side {
  root: string
  /** The built folder, with a page for the examples of each block; undefined where it cannot be built. */
  dist?: string
  /** The findings of the checker. */
  problems: Problem[]
}

/** What is noted of a build: which state it was, what built it, and what the checker said. */
interface Note {
  tree: string
  by: string
  built: boolean
  problems: Problem[]
}

/**
 * Puts a state into a folder below .cache and builds it there by its own code, unless that was done before. Packages are
 * those of the project where both ask for the same; what builds keep comes along.
 * @param other side that was built before: what both have alike is not made again
 * @throws Error with what the build said
 */
export async function makeSide(project: string, name: string, state: State, other?: Side): Promise<Side> {
  const root = join(project, '.cache/review', name)
  const noteFile = `${root}.json`
  const kept = readNote(noteFile)
  const sideOf = ({ built, problems }: Note): Side => ({ root, problems, ...(built && { dist: join(root, 'dist') }) })
  if (kept?.tree === state.tree && kept.by === by && existsSync(join(root, 'dist'))) return sideOf(kept)
  rmSync(noteFile, { force: true })
  writeState(project, state, root)
  for (const folder of keptFolders) {
    const to = join(root, '.cache', folder)
    const known = existsSync(to)
    for (const from of [project, other?.root ?? project].map((at) => join(at, '.cache', folder)))
      if (!known && existsSync(from)) cpSync(from, to, { recursive: true })
  }
  await providePackages(project, root)
  const note = { tree: state.tree, by, ...(await buildSide(root)) }
  writeFileSync(noteFile, JSON.stringify(note))
  return sideOf(note)
}

const builder = fileURLToPath(new URL('build-side.ts', import.meta.url))
const by = readFileSync(builder, 'utf8')

function readNote(file: string): Note | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Note) : undefined
}

async function providePackages(project: string, root: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const packages = join(root, 'node_modules')
  const marked = join(packages, '.provided')
  const wanted = lock(root)
  if (existsSync(marked) && readFileSync(marked, 'utf8') === wanted) return
  rmSync(packages, { recursive: true, force: true })
  if (wanted === lock(project)) {
    mkdirSync(packages)
    for (const name of readdirSync(join(project, 'node_modules')))
      if (!/^\.(?!bin$)/.test(name)) symlinkSync(join(project, 'node_modules', name), join(packages, name))
  } else await run(root, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent')
  writeFileSync(marked, wanted)
}

/** Runs in a process of its own: the code of that side, not of this. */
async function buildSide(root: string): Promise<Omit<Note, 'tree' | 'by'>> {
  const answer = await run(root, 'node', '--import', 'tsx', builder)
  return JSON.parse(answer.slice(answer.lastIndexOf('\n', answer.length - 2) + 1)) as Omit<Note, 'tree' | 'by'>
}

/** @throws Error with what the program said */
export async function run(cwd: string, program: string, ...words: string[]): Promise<string> {
  const child = spawn(program, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk))
  const [code] = await once(child, 'close')
  if (code === 0) return output.out
  throw new Error(`${cwd} cannot be built:\n${output.err || output.out}`)
}
