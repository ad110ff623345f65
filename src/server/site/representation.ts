import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** The bytes of one variant of a file and their strong validator. */
export interface Representation {
  etag: string
  size: number
  /** All bytes, or those of the range. */
  body(range?: ByteRange): Uint8Array<ArrayBuffer> | ReadableStream
}

/** Reads one file by its path on disk. */
export type Reader = (path: string) => Promise<Representation>

const largestInMemory = 1024 * 1024

/** Reads files; keeps small ones in memory up to `mostInMemory` bytes, those used longest ago go first. */
export function createReader(mostInMemory = 64 * 1024 * 1024): Reader {
  const etags = new Map<string, string>()
  const kept = new Map<string, Buffer<ArrayBuffer>>()
  let keptBytes = 0

  return async (path) => {
    const bytes = await bytesOf(path)
    const etag = etags.get(path) ?? (await hashOf(bytes ?? createReadStream(path)))
    etags.set(path, etag)
    if (bytes) {
      return { etag, size: bytes.length, body: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes) }
    }
    const { size } = await stat(path)
    return { etag, size, body: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream }
  }

  /** The content of a small file; undefined for a large one. */
  async function bytesOf(path: string) {
    const known = kept.get(path)
    if (known) {
      // The last in the map is the last used.
      kept.delete(path)
      kept.set(path, known)
      return known
    }
    if ((await stat(path)).size > largestInMemory) return undefined
    const bytes = await readFile(path)
    if (!kept.has(path)) keptBytes += bytes.length
    kept.set(path, bytes)
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= mostInMemory) break
      kept.delete(oldest)
      keptBytes -= length
    }
    return bytes
  }
}

async function hashOf(content: Uint8Array | Readable): Promise<string> {
  const hash = createHash('sha256')
  if (content instanceof Uint8Array) hash.update(content)
  else for await (const chunk of content) hash.update(chunk)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
