import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { hashOfContent } from '../content/hash.ts'
import { KeptValues } from './kept-values.ts'
import type { SiteFolder } from './site-folder.ts'

/** Text files, except the notes for server and hosts, which are never sent. */
const compressible = /^(?!_|csp\.json$).*\.(html|css|js|json|svg|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * What gets the best quality above so many bytes: pages, because more misses the first window, and their fragments. Where gzip
 * takes more than the second number, Brotli is sure to take more than the first, so the usual quality is not tried.
 */
const limits: [name: RegExp, bytes: number, zipped: number][] = [
  [/\.html$/, 14_000, 16_000],
  [/^data\/.*\.txt$/, 5_300, 6_400],
]

/** Quality of Brotli: the best takes nearly three times as long as the usual one, for a fortieth fewer bytes. */
const best = 11
const usual = 10

/**
 * The compressed copies of a file: as small as possible for scripts and styles, which are few and shared by many pages,
 * and for what exceeds its limit.
 */
export async function compress(name: string, content: Uint8Array): Promise<Copies> {
  const gz = await zip(content, { level: 9 })
  const [bytes, zipped] = limitsOf(name)
  const postfix = postfixOf(name)
  if (gz.byteLength < zipped) {
    const br = await shrink(content, { quality: qualityOf(name), postfix })
    if (br.byteLength <= bytes) return { br, gz }
  }
  return { br: await shrink(content, { quality: best, postfix }), gz }
}

function limitsOf(name: string): [bytes: number, zipped: number] {
  const [, bytes = Number.POSITIVE_INFINITY, zipped = bytes] = limits.find(([of]) => of.test(name)) ?? []
  return [bytes, zipped]
}

const qualityOf = (name: string) => (/\.(js|css)$/.test(name) ? best : usual)

/** Brotli's NPOSTFIX: 3 makes pages and fragments smaller by a 150th, and drawings larger. */
const postfixOf = (name: string) => (/\.(js|css|svg)$/.test(name) ? 0 : 3)

/** The size of a text as browsers receive it: Brotli at its best. */
export async function compressedSize(text: string | Buffer): Promise<number> {
  return (await shrink(Buffer.from(text), { quality: best })).byteLength
}

/** An estimate, about a fourteenth too large, in a fiftieth of the time: for reports. */
export async function quickSize(text: string): Promise<number> {
  return (await shrink(Buffer.from(text), { quality: 5, window: 16 })).byteLength
}

interface Copies {
  br: Uint8Array
  gz: Uint8Array
}

interface Way {
  quality: number
  window?: number
  postfix?: number
}

function shrink(
  content: Uint8Array,
  { quality, window = constants.BROTLI_DEFAULT_WINDOW, postfix = 0 }: Way,
): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  return brotli(content, { params })
}

/** The compressed copies that builds keep for later builds: whatever is made anew may have the same content as before. */
export class KeptCopies {
  readonly #kept: KeptValues<Copies>

  constructor(folder: string) {
    this.#kept = new KeptValues(folder)
  }

  /** @param hash of the content */
  of(name: string, content: Uint8Array, hash: string): Promise<Copies> {
    return this.#kept.getOrMake(copyKey(name, hash), () => compress(name, content))
  }

  /** Keeps the copies of a file without reading them. */
  use(name: string, hash: string): void {
    this.#kept.use(copyKey(name, hash))
  }

  keepUsed(): void {
    this.#kept.keepUsed()
  }
}

const { brotli: brotliVersion, zlib: zipVersion } = process.versions

/** The key of the copies of a file, from the key of its content and all that decides how it is compressed. */
export const copyKey = (name: string, key: string): string =>
  [brotliVersion, zipVersion, qualityOf(name), best, postfixOf(name), ...limitsOf(name), key].join('-')

/** Puts a .br and a .gz file beside every text file of a site, where they are missing. */
export async function compressFiles(out: SiteFolder, copies: KeptCopies): Promise<void> {
  const write = async ([name, { key }]: [string, { key: string }]) => {
    const source = await readFile(join(out.folder, name))
    const { br, gz } = await copies.of(name, source, hashOfContent(source))
    out.put(`${name}.br`, br, copyKey(name, key))
    out.put(`${name}.gz`, gz, copyKey(name, key))
  }
  const files = [...out.files].filter(([name]) => compressible.test(name) && !out.files.has(`${name}.br`))
  await pMap(files, write, { concurrency: 4 })
}
