import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { versions } from 'storybook/internal/common'
import type { Indexer, IndexInput } from 'storybook/internal/types'

type Kept = Record<string, { hash: string; stories: IndexInput[] }>

/**
 * Indexers that read a story file again only if it has changed: reading them all as code takes a tenth of what Storybook
 * needs until it answers.
 * @param cache file that keeps what was read
 */
export function keptIndexers(indexers: Indexer[], cache: string): Indexer[] {
  let kept: Kept | undefined
  return indexers.map(({ test, createIndex }) => ({
    test,
    async createIndex(file, options) {
      kept ??= read(cache)
      // The name of a story also depends on the folder of its file.
      const state = [versions.storybook, options.makeTitle(), readFileSync(file, 'utf8')]
      const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex')
      const found = kept[file]
      if (found?.hash === hash) return found.stories
      const stories = await createIndex(file, options)
      kept[file] = { hash, stories }
      write(cache, kept)
      return stories
    },
  }))
}

const read = (cache: string): Kept => (existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Kept) : {})

/** As a whole or not at all: the button 'Run tests' reads it in a process of its own. */
function write(cache: string, kept: Kept): void {
  mkdirSync(dirname(cache), { recursive: true })
  const finished = `${cache}.${process.pid}`
  writeFileSync(finished, JSON.stringify(kept))
  renameSync(finished, cache)
}
