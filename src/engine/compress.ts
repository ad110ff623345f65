import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The size of a text as visitors' browsers receive it: brotli at the level of the build. */
export async function compressedSize(text: string | Buffer): Promise<number> {
  return (await shrink(Buffer.from(text))).byteLength
}

function shrink(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  return brotli(content, { params })
}

/** Writes a .br and a .gz file beside every text file below a folder, at the highest levels. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(join(folder, name))
      const [br, gzipped] = await Promise.all([shrink(content), gz(content, { level: 9 })])
      writeFileSync(join(folder, `${name}.br`), br)
      writeFileSync(join(folder, `${name}.gz`), gzipped)
    }),
  )
}
