import { spawnSync } from 'node:child_process'
import { causesIn } from '../../src/engine/check/explain/document.ts'
import { blocksOf } from '../../src/engine/content/blocks-of.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, siteKind } from '../../src/engine/content/load.ts'
import { loadSteps, migrate } from '../../src/engine/migrate/migrate.ts'

/** The result of migrating all documents of a history. */
export interface Replay {
  versions: number
  /** Whether the history is complete and not a shallow clone. */
  whole: boolean
  /** Versions that are invalid after migration, with their errors. */
  wrong: string[]
}

/** Migrates every version of every document in a repository's history, and validates it by the current contracts. */
export async function replay(root: string): Promise<Replay> {
  const git = (words: string[], input?: string): Buffer =>
    spawnSync('git', words, { cwd: root, input, maxBuffer: 1e9 }).stdout ?? Buffer.alloc(0)
  const log = ['log', '--raw', '--no-abbrev', '--no-renames', '--relative', '-m', '--format=', '--', 'pages-data']
  const found = git(log)
    .toString()
    .matchAll(/^:\d+ \d+ \w+ (\w+) [AM]\t(.+\.json)$/gm)
  const blobs = new Map([...found].map(([, hash = '', file = '']) => [`${hash} ${file}`, { hash, file }]))
  const versions = [...blobs.values()].filter(({ file }) => siteKind(file))
  const texts = git(['cat-file', '--batch'], versions.map(({ hash }) => `${hash}\n`).join(''))
  const steps = await loadSteps(root)
  const contracts = loadContracts(root)
  const wrong: string[] = []
  let at = 0
  for (const { hash, file } of versions) {
    const start = texts.indexOf('\n', at) + 1
    const size = Number(texts.toString('utf8', at, start).split(' ')[2])
    at = start + size + 1
    const before = documentFrom(file, texts.toString('utf8', start, start + size))
    const after = migrate(before, steps)
    const doc = after ? documentFrom(file, after.text) : before
    const problems = [
      ...doc.problems.map(({ message }) => message),
      ...blocksOf(doc.data)
        .filter(({ type }) => !contracts.blocks.has(type))
        .map(({ type }) => `no block ${type}`),
      ...(doc.data === undefined ? [] : causesIn(doc, contracts).map(({ cause }) => JSON.stringify(cause))),
    ]
    if (problems.length) wrong.push(`${file} ${hash.slice(0, 8)}: ${problems.join('; ')}`)
  }
  const isShallow = git(['rev-parse', '--is-shallow-repository']).toString().trim()
  return { versions: versions.length, whole: isShallow === 'false', wrong }
}
