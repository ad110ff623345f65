import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import Libsql from 'libsql'
import { OperatorError } from '../operator-error.ts'
import { copyDurably, makeFolder, syncFolder } from '../store/durable-folder.ts'
import { databaseFile } from '../store/embedded.ts'
import { faultsOf, type Manifest, readManifest } from './manifest.ts'

/**
 * Puts a backup into a data folder that holds no database. Everything is checked first and the database comes last, so a
 * restore that was killed can be started again. Throws an OperatorError, and has then changed nothing that was there.
 */
export async function restoreBackup(backup: string, dataDir: string): Promise<Manifest> {
  const folder = resolve(backup)
  const manifest = await readManifest(folder)
  if (existsSync(databaseFile(dataDir)))
    throw new OperatorError(
      `${dataDir} holds submissions already. Stop the server, move that folder away, and restore again.`,
    )
  const faults = await faultsOf(folder, manifest)
  if (faults.length)
    throw new OperatorError(
      `The backup is damaged, and nothing was restored:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    )
  try {
    await putBack(folder, dataDir, manifest)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `The backup was not restored (${(error as Error).message}). Mend that and restore again; the backup is as it was.`,
    )
  }
  return manifest
}

async function putBack(folder: string, dataDir: string, manifest: Manifest): Promise<void> {
  makeFolder(join(dataDir, 'attachments'))
  await setAsideLogs(dataDir)
  for (const name of Object.keys(manifest.files).filter((name) => name !== basename(databaseFile('')))) {
    await copyDurably(join(folder, name), join(dataDir, name))
  }
  syncFolder(join(dataDir, 'attachments'))
  const arriving = `${databaseFile(dataDir)}.arriving`
  await copyDurably(databaseFile(folder), arriving)
  checkDatabase(arriving)
  await rename(arriving, databaseFile(dataDir))
  syncFolder(dataDir)
}

/** Logs of a deleted database: SQLite would apply them to the restored one. */
async function setAsideLogs(dataDir: string): Promise<void> {
  for (const ending of ['-wal', '-shm']) {
    const log = databaseFile(dataDir) + ending
    if (existsSync(log)) await rename(log, `${log}.before-restore-${Date.now()}`)
  }
}

function checkDatabase(file: string): void {
  const database = new Libsql(file, { readonly: true })
  try {
    const [{ integrity_check: verdict }] = database.pragma('integrity_check') as [{ integrity_check: string }]
    if (verdict !== 'ok')
      throw new OperatorError(`The database of the backup is damaged (${verdict}); nothing was restored.`)
  } finally {
    database.close()
  }
}
