import { migrationFiles, migrationsFolder } from '../../../engine/content/versions.ts'
import { type ContractChange, changesBetween } from '../../../engine/migrate/compare.ts'
import { type Command, Refusal } from '../../command.ts'
import { git } from '../git.ts'
import type { Surroundings } from '../surroundings.ts'
import { usableContracts } from '../usable-contracts.ts'
import { contractsAt, contractsHere, stepsAt } from './read.ts'

/** How `npm run contracts` is called. */
export const contractsCommand: Command<Record<never, never>> = {
  help: `npm run contracts -- BASE

Lists how the contracts differ from those of a commit, or of a branch (in CI: main) where this one left it, and whether a document that was valid can
have become invalid. If so, schema/migrations must have a new step. Exit code 1 if it has none.`,
  words: 'the commit to compare with',
}

/** How many places are listed if one change affects many. */
const most = 4

/**
 * `npm run contracts`.
 * @param words the commit to compare with
 * @returns the exit code: 0 if every valid document can be migrated, 1 if a migration step is missing
 * @throws Refusal if there is no such commit, or a contract cannot be read
 */
export function runContracts(words: string[], { root, out, err }: Surroundings): number {
  const [base, ...more] = words
  if (!base || more.length) throw new Refusal(`Name the commit to compare with.\n\n${contractsCommand.help}`)
  // What was added there since is not part of this branch. A shallow clone may not reach back so far.
  const start = git(root, ['merge-base', 'HEAD', base])?.trim() || base
  const before = contractsAt(root, start)
  if (!before)
    throw new Refusal(
      `There is no commit ${base} here. A branch that was not fetched: git fetch --depth=1 origin ${base}:${base}; an older commit of a shallow clone: git fetch --unshallow`,
    )
  if (!before.size) throw new Refusal(`There are no contracts at ${base}. Name a commit that has some.`)
  // One that is not valid cannot be compared.
  usableContracts(root)
  const changes = changesBetween(before, contractsHere(root))
  if (!changes.length) {
    out(`Since ${base} no contract asks anything else.\n`)
    return 0
  }
  const steps = [...migrationFiles(root).values()]
  const added = steps.slice(stepsAt(root, start))
  out(
    `Since ${base}:\n${grouped(changes)
      .map((line) => `  ${line}\n`)
      .join('')}`,
  )
  if (!changes.some(({ breaks }) => breaks)) {
    out('Every document that was right is right.\n')
    return 0
  }
  if (added.length) {
    out(`A document that was valid can be invalid now (✗). Steps that update it: ${added.join(', ')}.\n`)
    return 0
  }
  const next = String(steps.length + 1).padStart(3, '0')
  err(
    `A document that was valid can be invalid now (✗), also in branches that are not merged yet. Write the step that updates it: ${migrationsFolder}/${next}-….ts; schema/README.md explains how.\n`,
  )
  return 1
}

/** One line for each change. A change of a shared shape affects many contracts, and is listed once. */
function grouped(changes: ContractChange[]): string[] {
  const places = new Map<string, string[]>()
  for (const { contract, words, breaks } of changes) {
    const what = `${breaks ? '✗' : '✓'} ${words}`
    places.set(what, [...(places.get(what) ?? []), contract])
  }
  return [...places].map(([what, contracts]) => {
    const others = contracts.length - most
    return `${what.slice(0, 1)} ${contracts.slice(0, most).join(', ')}${others > 0 ? ` and ${others} more` : ''}: ${what.slice(2)}`
  })
}
