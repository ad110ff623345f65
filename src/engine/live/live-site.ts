import { isDeepStrictEqual } from 'node:util'
import { checkSite } from '../check/check.ts'
import { ContractError, type Contracts, loadContracts } from '../content/contracts.ts'
import { loadSite, type SiteSources } from '../content/load.ts'
import type { Problem } from '../content/problem.ts'
import { documentOf, putDocument, refreshFile } from '../content/sources.ts'
import { watchSite } from './watch.ts'

/**
 * The site of a folder, kept up to date.
 * @param root folder that holds pages-data, schema and src/blocks
 * @param changed called with the files that changed, once the site is up to date
 * @param changing called before the site takes changes into account
 * @returns the site, and a function that stops watching
 */
export async function liveSite(
  root: string,
  changed: (files: string[]) => void,
  changing?: () => void,
): Promise<{ site: LiveSite; end: () => Promise<void> }> {
  let site: LiveSite | undefined
  // Watch before reading, so that no change is missed.
  const end = await watchSite(root, (files) => {
    if (!site) return
    changing?.()
    site.update(files)
    changed(files)
  })
  site = new LiveSite(root)
  return { site, end }
}

/**
 * The site in memory while it is being edited. After a change only that file is read again; what may depend on it is
 * checked again when somebody asks for problems. Whatever is in a file, even half a contract, becomes a problem and is never thrown.
 */
export class LiveSite {
  readonly site: SiteSources
  /** The last contracts that were valid, at first those to be checked; undefined if there never were any. */
  contracts: Contracts | undefined
  /** Undefined if something has changed since the last check. */
  #problems: Problem[] | undefined
  #contractProblem: Problem | undefined

  /** @param root folder that holds pages-data, schema and src/blocks */
  constructor(private readonly root: string) {
    this.site = loadSite(root)
    this.#useContracts(() => (this.contracts = loadContracts(root)))
  }

  /** All current problems, in the order of files and places. */
  get problems(): Problem[] {
    this.#problems ??= this.#check()
    return this.#problems
  }

  /**
   * Takes changes into account.
   * @param files documents, pictures and contracts that changed, are new or are gone: relative to the root, with forward slashes
   */
  update(files: readonly string[]): void {
    const data = files.filter((file) => file.startsWith('pages-data/'))
    const changed = data.filter((file) => this.#read(file))
    if (changed.length) this.#problems = undefined
    if (data.length < files.length) this.#readContracts()
  }

  /** Reads a file of pages-data again. @returns whether it differs; a document that does not stays the same object */
  #read(file: string): boolean {
    const before = documentOf(this.site, file)
    refreshFile(this.site, file)
    const after = documentOf(this.site, file)
    const isSame = before && after?.text === before.text && isDeepStrictEqual(after.problems, before.problems)
    if (isSame) putDocument(this.site, before)
    return !isSame
  }

  #check(): Problem[] {
    const { contracts } = this
    let found: Problem[] = []
    if (contracts && !this.#useContracts(() => (found = checkSite(this.site, contracts)))) this.contracts = undefined
    return this.#contractProblem ? [this.#contractProblem, ...found] : found
  }

  #readContracts(): void {
    this.#problems = undefined
    this.#contractProblem = undefined
    this.#useContracts(() => {
      const contracts = loadContracts(this.root)
      this.#problems = checkSite(this.site, contracts)
      this.contracts = contracts
    })
  }

  /** Contracts that cannot be used are noticed when they are read or when the site is checked against them. @returns whether they can */
  #useContracts(use: () => void): boolean {
    try {
      use()
      return true
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      this.#contractProblem = error.problem
      return false
    }
  }
}
