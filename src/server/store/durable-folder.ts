import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder that only this user can read, and syncs every folder entry that it had to create. */
export function makeFolder(path: string): void {
  const firstMade = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (!firstMade) return
  for (let folder = path; folder.length >= firstMade.length; folder = dirname(folder)) syncFolder(dirname(folder))
}

/** Makes a new or renamed entry of the folder survive a power cut. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
