import { checkSite } from '../check/check.ts'
import { ContractError, type Contracts, loadContracts } from '../content/contracts.ts'
import { loadSite, type SiteSources } from '../content/load.ts'
import type { Problem } from '../content/problem.ts'
import { refreshFile } from '../content/sources.ts'
import { watchSite } from './watch.ts'

/**
 * The site of a folder, kept up to date.
 * @param root folder that holds pages-data, schema and src/blocks
 * @param changed called with the files that changed, once the site is up to date
 * @returns the site, and a function that stops watching
 */
export async function liveSite(
  root: string,
  changed: (files: string[]) => void,
): Promise<{ site: LiveSite; end: () => Promise<void> }> {
  let site: LiveSite | undefined
  // Watch before reading, so that no change is missed.
  const end = await watchSite(root, (files) => {
    site?.update(files)
    if (site) changed(files)
  })
  site = new LiveSite(root)
  return { site, end }
}

/**
 * The site in memory while it is being edited. After a change only that file is read again, and only what may depend on
 * it is checked again. Whatever is in a file, even half a contract, becomes a problem and is never thrown.
 */
export class LiveSite {
  readonly site: SiteSources
  /** The last contracts that were valid; undefined if there never were any. */
  contracts: Contracts | undefined
  /** All current problems, in the order of files and places. */
  problems: Problem[] = []
  #contractProblem: Problem | undefined

  /** @param root folder that holds pages-data, schema and src/blocks */
  constructor(private readonly root: string) {
    this.site = loadSite(root)
    this.#check(true)
  }

  /**
   * Takes changes into account.
   * @param files documents, pictures and contracts that changed, are new or are gone: relative to the root, with forward slashes
   */
  update(files: readonly string[]): void {
    const data = files.filter((file) => file.startsWith('pages-data/'))
    for (const file of data) refreshFile(this.site, file)
    this.#check(data.length < files.length)
  }

  #check(contractsChanged: boolean): void {
    if (contractsChanged) {
      try {
        const contracts = loadContracts(this.root)
        this.problems = checkSite(this.site, contracts)
        this.contracts = contracts
        this.#contractProblem = undefined
        return
      } catch (error) {
        if (!(error instanceof ContractError)) throw error
        this.#contractProblem = error.problem
      }
    }
    const found = this.contracts ? checkSite(this.site, this.contracts) : []
    this.problems = this.#contractProblem ? [this.#contractProblem, ...found] : found
  }
}
