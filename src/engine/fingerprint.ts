import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the code of a build depends on, relative to the root. */
const code = ['src', 'schema', 'vite.config.ts', 'package-lock.json']

/** A text that changes whenever a build would come out otherwise: the content of everything it reads. */
export const fingerprint = (root: string): string => hashOf(root, [...code, 'pages-data'])

/** The same of everything but the data: one that changed makes every page anew. */
export const codeFingerprint = (root: string): string => hashOf(root, code)

function hashOf(root: string, inputs: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) add(join(root, input))
  return hash.digest('hex')

  function add(path: string): void {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
}
