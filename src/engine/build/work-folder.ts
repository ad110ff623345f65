import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'building-'

/** Folders below the cache that builds keep for later builds, each with results that depend on their input alone. */
export const keptFolders = ['code', 'pictures', 'cards', 'pages', 'documents', 'compressed', 'last'] as const

/**
 * A folder of this process alone, so that two builds of one checkout cannot collide. Removes those of builds that were killed.
 * @param cache folder for what is reused between builds
 */
export function workFolder(cache: string): string {
  mkdirSync(cache, { recursive: true })
  const left = readdirSync(cache).filter((name) => name.startsWith(prefix) && !isRunning(name.slice(prefix.length)))
  const own = join(cache, `${prefix}${process.pid}`)
  for (const folder of [...left.map((name) => join(cache, name)), own]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(own)
  return own
}

function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Replaces a folder by a finished one, as a whole or not at all.
 * @param aside where the old one is moved, on the same disk; it is removed afterwards, except with `keepAside`
 */
export function replaceFolder(finished: string, target: string, aside: string, { keepAside = false } = {}): void {
  for (;;) {
    rmSync(aside, { recursive: true, force: true })
    try {
      if (existsSync(target)) renameSync(target, aside)
      renameSync(finished, target)
      if (!keepAside) rmSync(aside, { recursive: true, force: true })
      return
    } catch (error) {
      // Another build was quicker: move its folder aside and try again.
      if (
        !['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '') ||
        !existsSync(finished)
      )
        throw error
    }
  }
}

/** Moves a folder, if it is there and no other build was quicker. */
export function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}
