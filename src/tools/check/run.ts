import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../../engine/check.ts'
import { type Contracts, loadContracts } from '../../engine/contracts.ts'
import { mendDocument } from '../../engine/fix.ts'
import { loadSite, type SiteSources } from '../../engine/load.ts'
import { report } from '../../engine/report.ts'
import { documentsOf, textsOf } from '../../engine/sources.ts'
import { type CheckArguments, readArguments, UsageError, usage } from './arguments.ts'
import { watchSite } from './watch.ts'

/** Where the command runs and where it speaks. */
export interface Surroundings {
  /** Folder of the site. */
  root: string
  out: (text: string) => void
  err: (text: string) => void
  colour: boolean
}

/** One check of a site: what is to be checked, and how it is told. */
export interface Round {
  site: SiteSources
  contracts: Contracts
  wanted: CheckArguments
}

/**
 * `npm run check`.
 * @param words the words after the command
 * @returns the exit code: 0 without errors, 1 with errors, 2 for a wrong call
 */
export async function runCheck(words: string[], around: Surroundings): Promise<number> {
  try {
    const wanted = readArguments(words, around.root)
    if (wanted.help) {
      around.out(`${usage}\n`)
      return 0
    }
    if (!existsSync(join(around.root, 'pages-data'))) throw new UsageError('There is no folder pages-data here.')
    const round: Round = { site: loadSite(around.root), contracts: loadContracts(around.root), wanted }
    wanted.files = wanted.files.flatMap((file) => filesNamed(file, round.site))
    if (wanted.fix) mend(round, around)
    const code = tell(round, around)
    if (wanted.watch) await watchSite(round, around)
    return code
  } catch (error) {
    if (error instanceof UsageError) around.err(`${error.message}\n\n${usage}\n`)
    // A contract that cannot be used is a mistake in the program, not in the data.
    else around.err(`${(error as Error).message}\n`)
    return 2
  }
}

/** The documents that a word of the call names: one, or all of a folder. */
function filesNamed(name: string, site: SiteSources): string[] {
  const files = documentsOf(site).map(({ file }) => file)
  const found = files.filter((file) => file === name || file.startsWith(`${name}/`))
  if (found.length) return found
  throw new UsageError(
    `${name} ${existsSync(join(site.root, name)) ? 'is not a document of the site' : 'does not exist'}.`,
  )
}

/** Checks and prints. Returns the exit code. */
export function tell({ site, contracts, wanted }: Round, around: Surroundings): number {
  const only = wanted.files.length ? new Set(wanted.files) : undefined
  const problems = checkSite(site, contracts, { only })
  around.out(
    report(problems, {
      format: wanted.format,
      colour: around.colour,
      textOf: textsOf(site),
      checked: { pages: site.pages.filter(({ file }) => !only || only.has(file)).length },
    }),
  )
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** Mends the documents and writes those that changed. A byte order mark at the start of a file stays. */
function mend({ site, contracts, wanted }: Round, { root, err }: Surroundings): void {
  const files = wanted.files.length ? wanted.files : documentsOf(site).map(({ file }) => file)
  for (const file of files) {
    const mended = mendDocument(site, contracts, file)
    if (!mended) continue
    const hasMark = readFileSync(join(root, file)).subarray(0, 3).toString('hex') === 'efbbbf'
    writeFileSync(join(root, file), `${hasMark ? '\ufeff' : ''}${mended.doc.text}`)
    err(`${file}: mended ${mended.count} ${mended.count === 1 ? 'problem' : 'problems'}\n`)
  }
}
