import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build depends on, relative to the root. */
const inputs = ['src', 'schema', 'pages-data', 'vite.config.ts', 'package-lock.json']

/** A text that changes whenever a build would come out otherwise: the content of everything it reads. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs) add(join(root, input))
  return hash.digest('hex')

  function add(path: string): void {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
}
