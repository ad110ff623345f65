import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../src/server/store/open.ts'

/** A file in the store's incoming folder, as an upload leaves it. */
export async function incomingFile(store: Store, bytes: Buffer) {
  const path = join(store.incomingFolder, `${randomUUID()}.part`)
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, name: 'cv.pdf', type: 'application/pdf', kind: 'pdf' as const, size: bytes.length, sha256 }
}
