import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Formats new files. */
export function format(root: string, files: string[]): void {
  const { status, stderr, error } = spawnSync(join(root, 'node_modules/.bin/oxfmt'), files, {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files could not be formatted: ${error?.message ?? stderr}`)
}
