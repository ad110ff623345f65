import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { total, type Weight } from './weight.ts'

/** The ledger of the repository: written by `npm run weigh`, committed with the change that made it so. */
const file = 'tests/measure/weights.json'

/** Brotli bytes by what is weighed. */
export type Entry = Record<'document' | 'script' | 'fonts' | 'pictures' | 'fragment', number>

/** What a route weighs, as the ledger keeps it. */
export const entryOf = (weight: Weight): Entry => ({
  document: weight.document,
  script: total(weight.scripts),
  fonts: total(weight.fonts),
  pictures: total(weight.picturesAboveFold),
  fragment: weight.fragment,
})

/** The ledger of the last commit, by path; without history, the one that was written last. */
export function lastLedger(root: string): Record<string, Entry> {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${file}`], { cwd: root, encoding: 'utf8' })
  try {
    return JSON.parse(status === 0 ? stdout : readFileSync(join(root, file), 'utf8')) as Record<string, Entry>
  } catch {
    return {}
  }
}

export function writeLedger(root: string, weights: Weight[]): void {
  const entries = Object.fromEntries(weights.map((weight) => [weight.path, entryOf(weight)]))
  writeFileSync(join(root, file), `${JSON.stringify(entries, null, 2)}\n`)
}

/** What became heavier or lighter, in words: "/about: document +120, fragment -30"; routes more and less too. */
export function differences(last: Record<string, Entry>, weights: Weight[]): string[] {
  const gone = Object.keys(last).filter((path) => weights.every((weight) => weight.path !== path))
  const changed = weights.flatMap((weight) => {
    const before = last[weight.path]
    if (!before) return [`${weight.path}: new`]
    const parts = Object.entries(entryOf(weight)).flatMap(([name, bytes]) => {
      const more = bytes - before[name as keyof Entry]
      return more ? [`${name} ${more > 0 ? '+' : ''}${more}`] : []
    })
    return parts.length ? [`${weight.path}: ${parts.join(', ')}`] : []
  })
  return [...changed, ...gone.map((path) => `${path}: gone`)]
}
