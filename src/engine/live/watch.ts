import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { watch } from 'chokidar'

/** The folders that a site consists of. */
const folders = ['pages-data', 'schema', 'src/blocks']

/** Changes within this time (ms) are reported together. */
const together = 10
/** The watcher swallows further changes of a file within 50 ms, so files are looked at again after this time (ms). */
const settled = 65

/**
 * Watches the documents, pictures and contracts of a site: changed, new, deleted, or replaced by another file, as editors
 * and git do it.
 * @param changed called with paths relative to the root, with forward slashes
 * @returns a function that stops watching; settles once files are watched
 * @throws Error with words for whoever started it, if the system refuses to watch them
 */
export async function watchSite(root: string, changed: (files: string[]) => void): Promise<() => Promise<void>> {
  const recent = new Set<string>()
  const seen = new Map<string, string>()
  const timers: { soon?: NodeJS.Timeout; later?: NodeJS.Timeout } = {}

  const look = (): void => {
    const files = [...recent].filter((file) => {
      const state = stateOf(join(root, file))
      if (seen.get(file) === state) return false
      seen.set(file, state)
      return true
    })
    if (files.length) changed(files)
  }
  const lookAgain = (): void => {
    look()
    recent.clear()
  }

  const watcher = watch(
    folders.map((folder) => join(root, folder)),
    { ignoreInitial: true },
  )
  watcher.on('all', (event, path) => {
    const file = relative(root, path).split(sep).join('/')
    if (event.endsWith('Dir') || !(file.startsWith('pages-data/') || file.endsWith('.schema.json'))) return
    recent.add(file)
    for (const timer of Object.values(timers)) clearTimeout(timer)
    timers.soon = setTimeout(look, together)
    timers.later = setTimeout(lookAgain, settled)
  })
  let isWatching = false
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', () => {
      isWatching = true
      resolve()
    })
    // Once files are watched, one that cannot be is no reason to end what somebody is working with.
    watcher.on('error', (error) => (isWatching ? console.error(unwatched(error)) : reject(new Error(unwatched(error)))))
  })
  return () => {
    for (const timer of Object.values(timers)) clearTimeout(timer)
    return watcher.close()
  }
}

/** Why changes are not noticed, and what to do. */
function unwatched(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const limits: Record<string, string> = {
    ENOSPC: 'Other programs watch as many files as the system allows. End some, or raise fs.inotify.max_user_watches.',
    EMFILE: 'Too many files are open. End other programs that watch files, or raise the limit: ulimit -n 4096.',
  }
  return `Changes of the site's files cannot be followed: ${message}. ${limits[code ?? ''] ?? 'Mend that, and start again.'}`
}

/** A text that differs if a file was changed, replaced or deleted. */
function stateOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : 'gone'
}
