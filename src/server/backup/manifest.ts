import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** The content of `backup.json`. */
export interface Manifest {
  /** ISO 8601, UTC. */
  madeAt: string
  submissions: number
  /** SHA-256 of every file, by its path in the backup. */
  files: Record<string, string>
  /** Attachments that were missing or damaged when the backup was made, by submission. */
  damaged: string[]
}

export const manifestFile = 'backup.json'

/** SHA-256 of a file, as the store writes it. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** The only paths that a backup may name: a restore would write to any other, wherever it leads. */
const knownNames = /^(submissions\.db|attachments\/[0-9a-f-]+)$/

/** Reads a backup's manifest. Throws an OperatorError if it is missing or incomplete. */
export async function readManifest(folder: string): Promise<Manifest> {
  const noBackup = (why: string) => new OperatorError(`${folder} is no backup: ${why}`)
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw noBackup(`it has no ${manifestFile}. Name a folder that npm run backup wrote.`)
  })
  const manifest = parse(text)
  const names = Object.keys(manifest?.files ?? {}).map((name) => name.replaceAll('\\', '/'))
  if (!manifest || !names.includes('submissions.db') || !names.every((name) => knownNames.test(name)))
    throw noBackup(`its ${manifestFile} is damaged. Take another backup.`)
  return manifest
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The files of a backup that are not there, or not as they were written. */
export async function faultsOf(folder: string, { files }: Manifest): Promise<string[]> {
  const faults: string[] = []
  for (const [name, wanted] of Object.entries(files)) {
    const found = await sha256Of(join(folder, name)).catch(() => undefined)
    if (found !== wanted) faults.push(`${name} ${found ? 'is not as it was written' : 'is missing'}`)
  }
  return faults
}
