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

/** Reads files by their path on disk. */
export interface Reader {
  read(path: string): Promise<Representation>
  /** One that is in memory already. */
  kept(path: string): Representation | undefined
}

const largestInMemory = 1024 * 1024

/** Reads files; keeps small ones in memory up to `mostInMemory` bytes, those used longest ago go first. */
export function createReader(mostInMemory = 64 * 1024 * 1024): Reader {
  const etags = new Map<string, string>()
  const kept = new Map<string, Representation>()
  let keptBytes = 0

  return {
    kept: recall,
    async read(path) {
      const known = recall(path)
      if (known) return known
      const { size } = await stat(path)
      return size > largestInMemory ? large(path, size) : keep(path, await readFile(path))
    },
  }

  function recall(path: string): Representation | undefined {
    const known = kept.get(path)
    if (known && keptBytes > mostInMemory / 2) {
      // The last in the map is the last used. As long as there is room, the order does not matter.
      kept.delete(path)
      kept.set(path, known)
    }
    return known
  }

  async function large(path: string, size: number): Promise<Representation> {
    return {
      etag: await etagOf(path, () => createReadStream(path)),
      size,
      body: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream,
    }
  }

  async function keep(path: string, bytes: Buffer<ArrayBuffer>): Promise<Representation> {
    const body = (range?: ByteRange) => (range ? bytes.subarray(range.start, range.end + 1) : bytes)
    const made = { etag: await etagOf(path, () => bytes), size: bytes.length, body }
    keptBytes += made.size - (kept.get(path)?.size ?? 0)
    kept.set(path, made)
    for (const [oldest, { size }] of kept) {
      if (keptBytes <= mostInMemory) break
      kept.delete(oldest)
      keptBytes -= size
    }
    return made
  }

  async function etagOf(path: string, content: () => Uint8Array | Readable): Promise<string> {
    const etag = etags.get(path) ?? (await contentHash(content()))
    etags.set(path, etag)
    return etag
  }
}

async function contentHash(content: Uint8Array | Readable): Promise<string> {
  const hash = createHash('sha256')
  if (content instanceof Uint8Array) hash.update(content)
  else for await (const chunk of content) hash.update(chunk)
  // 66 bits, to tell the versions of one file apart; every answer carries them.
  return `"${hash.digest('base64url').slice(0, 11)}"`
}
