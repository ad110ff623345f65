import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../../../engine/check/check.ts'
import { mendDocuments } from '../../../engine/check/fix.ts'
import { reportOf } from '../../../engine/check/problem-report.ts'
import type { Contracts } from '../../../engine/content/contracts.ts'
import { documentFrom, loadSite, type SiteSources } from '../../../engine/content/load.ts'
import type { Problem } from '../../../engine/content/problem.ts'
import { documentsOf, putDocument, textsOf } from '../../../engine/content/sources.ts'
import { loadSteps, migrate } from '../../../engine/migrate/migrate.ts'
import { type Call, Refusal } from '../../command.ts'
import { counted } from '../../counted.ts'
import { replaceFiles } from '../replace-files.ts'
import type { Surroundings } from '../surroundings.ts'
import { usableContracts } from '../usable-contracts.ts'
import { type CheckArguments, type checkCommand, readArguments } from './arguments.ts'
import { memoryIn } from './memory.ts'
import { watchAndTell } from './watch.ts'

/** What the command is told of the process that runs it. */
export interface CheckSurroundings extends Surroundings {
  colour: boolean
  /** The folder of the bundle that runs, if the command runs as one: there it keeps what it found sound. */
  bundle?: string | undefined
  /** Settles when the command is interrupted. */
  interrupted: () => Promise<unknown>
}

/** One check of a site: what to check, and how to report it. */
export interface Round {
  site: SiteSources
  contracts: Contracts
  wanted: CheckArguments
}

/**
 * `npm run check`.
 * @returns the exit code: 0 without errors, 1 with errors
 * @throws Refusal if the call names what does not exist, or a contract cannot be used
 */
export async function runCheck(
  call: Call<NonNullable<typeof checkCommand.options>>,
  around: CheckSurroundings,
): Promise<number> {
  const wanted = readArguments(call, around.root)
  if (!existsSync(join(around.root, 'pages-data'))) throw new Refusal('There is no folder pages-data here.')
  const round: Round = { site: loadSite(around.root), contracts: usableContracts(around.root), wanted }
  const files = documentsOf(round.site).map(({ file }) => file)
  wanted.files = wanted.files.flatMap((name) => filesNamed(name, files, around.root))
  if (wanted.fix) {
    await bringToToday(round, around)
    mend(round, around)
  }
  return wanted.watch ? await watchAndTell(round, around) : tell(checked(round, around), round, around)
}

/** The documents that an argument names: one, or all of a folder. */
function filesNamed(name: string, files: string[], root: string): string[] {
  const folder = `${name}/`
  const found = files.filter((file) => file === name || file.startsWith(folder))
  if (found.length) return found
  throw new Refusal(`${name} ${existsSync(join(root, name)) ? 'is not a document of the site' : 'does not exist'}.`)
}

const checked = ({ site, contracts, wanted }: Round, { root, bundle }: CheckSurroundings): Problem[] =>
  checkSite(site, contracts, {
    only: wanted.files.length ? new Set(wanted.files) : undefined,
    memory: bundle === undefined ? undefined : memoryIn(bundle, root, contracts),
  })

/** Prints problems. Returns the exit code. */
export function tell(
  problems: Problem[],
  { site, wanted }: Pick<Round, 'site' | 'wanted'>,
  around: CheckSurroundings,
): number {
  const only = wanted.files.length ? new Set(wanted.files) : undefined
  around.out(
    reportOf(problems, {
      format: wanted.format,
      colour: around.colour,
      textOf: textsOf(site),
      checked: { pages: site.pages.filter(({ file }) => !only || only.has(file)).length },
    }),
  )
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** Migrates documents that were written for older contracts, as `npm run migrate` does. */
async function bringToToday({ site, wanted }: Round, { root, err }: Surroundings): Promise<void> {
  const steps = await loadSteps(root)
  const files = new Set(wanted.files)
  const chosen = documentsOf(site).filter(({ file }) => !files.size || files.has(file))
  const migrated = chosen.flatMap((doc) => migrate(doc, steps) ?? [])
  replaceFiles(root, migrated)
  for (const { file, text, from, to } of migrated) {
    putDocument(site, documentFrom(file, text))
    err(`${file}: version ${from} → ${to}\n`)
  }
}

/** Fixes the documents and writes those that changed. */
function mend({ site, contracts, wanted }: Round, { root, err }: Surroundings): void {
  const files = wanted.files.length ? wanted.files : documentsOf(site).map(({ file }) => file)
  const mended = mendDocuments(site, contracts, new Set(files))
  replaceFiles(
    root,
    mended.map(({ doc }) => doc),
  )
  for (const { doc, count } of mended) err(`${doc.file}: mended ${counted(count, 'problem')}\n`)
}
