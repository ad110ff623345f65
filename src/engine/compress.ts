import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './in-parallel.ts'
import { KeptValues } from './kept-values.ts'

/** Files of text, but for the notes to server and hosts, which nobody is sent. */
const compressible = /^(?!_|csp\.json$).*\.(html|css|js|json|svg|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The size of a text as visitors' browsers receive it: brotli at the level of the build. */
export async function compressedSize(text: string | Buffer): Promise<number> {
  return (await shrink(Buffer.from(text))).byteLength
}

/** The copies of a file that browsers get, at the highest levels. */
export async function compress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([shrink(content), zip(content, { level: 9 })])
  return { br, gz }
}

function shrink(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  return brotli(content, { params })
}

/**
 * Writes a .br and a .gz file beside every text file below a folder that has none yet.
 * @param cache folder of the copies that earlier builds made, by content
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const there = new Set(names)
  const files = names.filter((name) => compressible.test(name) && !there.has(`${name}.br`))
  const kept = new KeptValues<{ br: Uint8Array; gz: Uint8Array }>(cache)
  await inParallel(files, 4, async (name) => {
    const content = readFileSync(join(folder, name))
    const key = createHash('sha256').update(content).digest('base64url')
    const { br, gz } = await kept.getOrMake(key, () => compress(content))
    writeFileSync(join(folder, `${name}.br`), br)
    writeFileSync(join(folder, `${name}.gz`), gz)
  })
  kept.keepUsed()
}
