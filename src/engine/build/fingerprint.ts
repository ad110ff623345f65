import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the built code depends on, relative to the root. */
const code = ['src', 'schema', 'vite.config.ts', 'package-lock.json']

/** A hash of everything that a build reads: it changes whenever the outcome could. */
export const fingerprint = (root: string, code = codeFingerprint(root)): string => inputHash(root, ['pages-data'], code)

/** The same without the page data. When it changes, every page is made again. */
export const codeFingerprint = (root: string): string => inputHash(root, code, process.version)

function inputHash(root: string, inputs: string[], rest: string): string {
  const hash = createHash('sha256').update(rest)
  for (const input of inputs) add(join(root, input))
  return hash.digest('hex')

  function add(path: string): void {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
}
