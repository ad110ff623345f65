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

/** How much a browser gets with the first answer, before it has confirmed anything. */
const firstWindow = 14_000

/** The compressed copies of a file that is cached: as small as possible. */
export const compress = (content: Buffer): Promise<Copies> => copies(content, shrink(content, 11))

/**
 * The compressed copies of a page. The best quality takes nearly three times as long for a fortieth fewer bytes: only
 * pages that would miss the first window get it.
 */
export async function compressPage(content: Buffer): Promise<Copies> {
  const quick = await shrink(content, 10)
  return copies(content, quick.byteLength > firstWindow ? shrink(content, 11) : quick)
}

/** The size of a text as browsers receive it: brotli at its best. */
export async function compressedSize(text: string | Buffer): Promise<number> {
  return (await shrink(Buffer.from(text), 11)).byteLength
}

interface Copies {
  br: Buffer
  gz: Buffer
}

async function copies(content: Buffer, brotli: Buffer | Promise<Buffer>): Promise<Copies> {
  const [br, gz] = await Promise.all([brotli, zip(content, { level: 9 })])
  return { br, gz }
}

function shrink(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  return brotli(content, { params })
}

/**
 * Puts a .br and a .gz file beside every text file of a site, where they are missing.
 * @param cache folder of the copies that earlier builds made, by content
 */
export async function compressFiles(out: SiteFolder, cache: string): Promise<void> {
  const kept = new KeptValues<{ br: Uint8Array; gz: Uint8Array }>(cache)
  const write = async ([name, { key }]: [string, { key: string }]) => {
    const source = await readFile(join(out.folder, name))
    const { br, gz } = await kept.getOrMake(hashOfContent(source), () => compress(source))
    out.put(`${name}.br`, br, key)
    out.put(`${name}.gz`, gz, key)
  }
  const files = [...out.files].filter(([name]) => compressible.test(name) && !out.files.has(`${name}.br`))
  await pMap(files, write, { concurrency: 4 })
  kept.keepUsed()
}
