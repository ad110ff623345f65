import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Contracts, loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite, type SiteSources } from '../../src/engine/content/load.ts'
import { blockStories } from './block-stories.ts'
import { pageStories } from './page-stories.ts'

/** Root of the project: Storybook runs there. */
export const root = join(import.meta.dirname, '../..')

/** Folder of the generated stories, relative to .storybook. */
export const generatedStories = './generated'

const folder = join(root, '.storybook', generatedStories)

/** The site as the stories show it, read again whenever they are written. */
export let sources: { site: SiteSources; contracts: Contracts }

/**
 * Writes a story file for every block and every page, and removes those of deleted ones. Files that would not change are
 * not written, so that Storybook only reloads what changed.
 */
export function writeStories(): void {
  sources = { site: loadSite(root), contracts: loadContracts(root) }
  const files = new Map([...blockStories(sources.contracts, root), ...pageStories(sources.site)])
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
