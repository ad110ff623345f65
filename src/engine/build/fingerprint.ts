import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfContent } from '../content/hash.ts'

/** What the built code depends on, relative to the root. */
const code = ['src', 'schema', 'vite.config.ts', 'package-lock.json']

/** A hash of everything that a build reads: it changes whenever the outcome could. */
export const fingerprint = (root: string, code = codeFingerprint(root), known?: Hashes): string =>
  inputHash(root, ['pages-data'], code, known)

/** The same without the page data. When it changes, every page is made again. */
export const codeFingerprint = (root: string): string => inputHash(root, code, process.version)

/** Hashes of files that need not be read again, by path from the root. */
type Hashes = ReadonlyMap<string, string | undefined>

function inputHash(root: string, inputs: string[], rest: string, known: Hashes = new Map()): string {
  const hash = createHash('sha256').update(rest)
  for (const input of inputs) add(input)
  return hash.digest('hex')

  function add(file: string): void {
    const path = join(root, file)
    const own = known.get(file)
    if (own === undefined && statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) add(`${file}/${name}`)
    else hash.update(`${file}\0${own ?? hashOfContent(readFileSync(path))}\0`)
  }
}
