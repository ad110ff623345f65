import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keptFolders } from '../src/engine/build/work-folder.ts'

/** What a build or the dev server needs: vite.config.ts names the last. */
export const buildParts = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'schema',
  'src',
  'pages-data',
  'tests/slow-first.ts',
]

/**
 * Copies parts of a project to a temporary folder, where it can be changed and built. Packages are shared; what builds
 * keep comes along.
 */
export function copyProject(from: string, parts: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'))
  for (const part of parts) cpSync(join(from, part), join(root, part), { recursive: true })
  for (const name of readdirSync(join(from, 'node_modules')))
    // Two dev servers that share what Vite bundles for them would take it from each other.
    if (name !== '.vite') link(join(from, 'node_modules', name), join(root, 'node_modules', name))
  for (const name of keptFolders) {
    const kept = join('.cache', name)
    if (existsSync(join(from, kept))) cpSync(join(from, kept), join(root, kept), { recursive: true })
  }
  return root
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}
