import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  symlinkSync(join(from, 'node_modules'), join(root, 'node_modules'))
  for (const name of keptFolders) {
    const kept = join('.cache', name)
    if (existsSync(join(from, kept))) cpSync(join(from, kept), join(root, kept), { recursive: true })
  }
  return root
}
