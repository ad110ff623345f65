import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'building-'

/** Folders that builds leave to later builds, below the cache: each holds what is made of the same content again and again. */
export const keptFolders = ['code', 'pictures', 'cards', 'pages', 'documents', 'compressed'] as const

/**
 * A folder of this process alone: two builds of one checkout do not meet in it. Those of builds that were killed go.
 * @param cache folder of what is kept between builds
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
 * Puts a finished folder in the place of another: it is there as a whole or not at all.
 * @param aside where the old one goes meanwhile, on the same disk
 */
export function replaceFolder(finished: string, target: string, aside: string): void {
  for (;;) {
    rmSync(aside, { recursive: true, force: true })
    try {
      if (existsSync(target)) renameSync(target, aside)
      renameSync(finished, target)
      rmSync(aside, { recursive: true, force: true })
      return
    } catch (error) {
      // Another build was quicker: its folder goes aside next.
      if (
        !['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '') ||
        !existsSync(finished)
      )
        throw error
    }
  }
}
