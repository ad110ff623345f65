import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { copyFile, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that only this user can read, and syncs every folder entry that it had to create. */
export function makeFolder(path: string): void {
  const firstMade = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (!firstMade) return
  for (let folder = path; folder.length >= firstMade.length; folder = dirname(folder)) syncFolder(dirname(folder))
}

/** Makes a folder as `makeFolder` does, and closes one that exists to other users as well. */
export function makePrivateFolder(path: string): void {
  makeFolder(path)
  chmodSync(path, 0o700)
}

/** Copies a file, for this user alone and synced. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await rm(to, { force: true })
  await copyFile(from, to)
  await sealFile(to)
}

/** Closes a finished file to other users, and syncs it. */
export async function sealFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
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
