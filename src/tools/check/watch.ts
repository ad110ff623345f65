import { watch } from 'node:fs'
import { join, sep } from 'node:path'
import { loadContracts } from '../../engine/contracts.ts'
import { refreshFile } from '../../engine/sources.ts'
import { type Round, type Surroundings, tell } from './run.ts'

/** Editors write a file in several steps; what changes within this time (ms) is one change. */
const pause = 60

/**
 * Checks again whenever something changes: a document or picture (only that file is read again) or a contract.
 * Runs until the process is interrupted.
 */
export function watchSite(round: Round, around: Surroundings): Promise<void> {
  const changed = new Set<string>()
  let waiting: NodeJS.Timeout | undefined

  const again = (): void => {
    const files = [...changed]
    changed.clear()
    try {
      if (files.some((file) => !file.startsWith('pages-data/'))) round.contracts = loadContracts(around.root)
      for (const file of files) if (file.startsWith('pages-data/')) refreshFile(round.site, file)
      tell(round, around)
    } catch (error) {
      around.err(`${(error as Error).message}\n`)
    }
  }
  const watchers = ['pages-data', 'schema', 'src/blocks'].map((folder) =>
    watch(join(around.root, folder), { recursive: true }, (_event, name) => {
      if (!name || (folder !== 'pages-data' && !name.endsWith('.schema.json'))) return
      changed.add(`${folder}/${name.split(sep).join('/')}`)
      clearTimeout(waiting)
      waiting = setTimeout(again, pause)
    }),
  )
  return new Promise((resolve) => {
    process.once('SIGINT', () => {
      for (const watcher of watchers) watcher.close()
      resolve()
    })
  })
}
