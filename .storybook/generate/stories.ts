import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { blockStories } from './block-stories.ts'
import { pageStories } from './page-stories.ts'

/** Root of the project: Storybook runs there. */
export const root = join(import.meta.dirname, '../..')

/** Folder of the generated stories, relative to .storybook. */
export const generatedStories = './generated'

const folder = join(root, '.storybook', generatedStories)

/**
 * Writes a story file for every block and every page, and removes those of deleted ones. Files that would not change are
 * not written, so that Storybook only reloads what changed.
 */
export function writeStories(): void {
  const [site, contracts] = [loadSite(root), loadContracts(root)]
  const files = new Map([...blockStories(site, contracts), ...pageStories(site)])
  for (const [name, text] of files) {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(file.slice(folder.length + 1).replaceAll('\\', '/'))) rmSync(file)
  }
}
