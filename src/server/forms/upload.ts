import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

/** A file of a form, complete and synced on disk, not yet part of a submission. */
export interface Upload {
  path: string
  /** Its name on the visitor's computer; never used as a path here. */
  name: string
  /** Media type the browser named. */
  type: string
  size: number
  sha256: string
}

/** Streams a file part to `path` and syncs it; memory stays at one chunk. After a failed write the part can still be drained. */
export async function writeUpload(part: Readable, path: string): Promise<Pick<Upload, 'size' | 'sha256'>> {
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    // A destroyed part would block the parser for ever, so a failure here leaves it open.
    for await (const chunk of part.iterator({ destroyOnReturn: false })) {
      await file.appendFile(chunk)
      hash.update(chunk)
      size += chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}
