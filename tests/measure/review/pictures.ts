import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Pair } from './align.ts'
import type { Screen } from './screens.ts'
import type { Slice } from './still.ts'

/** A part of a page that looks otherwise on one screen. Files are relative to the report; one is missing on a side alone. */
export interface Difference {
  /** "header", "faq", "footer"; for the examples of a block the name of the example. */
  part: string
  /** Pixels that differ. */
  pixels: number
  width: number
  before?: string
  after?: string
  difference?: string
}

interface Pixels {
  data: Buffer
  width: number
}

/**
 * Compares two drawings of a page part by part, so that a longer section does not make all below it differ.
 * @param pairs which part is which
 * @param nameOf a part by its place after, or before where it is gone
 * @param out folder of the report; `name` is what the files of this page begin with
 */
export async function compareScreens(
  before: Screen,
  after: Screen,
  pairs: Pair[],
  nameOf: (pair: Pair) => string,
  { out, name, width }: { out: string; name: string; width: number },
): Promise<Difference[]> {
  if (before.file && after.file && readFileSync(before.file).equals(readFileSync(after.file))) return []
  const [left, right] = await Promise.all([pixelsOf(before.file), pixelsOf(after.file)])
  const differences: Difference[] = []
  for (const [index, pair] of pairs.entries()) {
    const [was, is] = [
      pair[0] === undefined ? undefined : cut(left, before.slices[pair[0]]),
      pair[1] === undefined ? undefined : cut(right, after.slices[pair[1]]),
    ]
    if (was && is && was.equals(is)) continue
    const file = `pictures/${name}-${width}-${index + 1}`
    const difference: Difference = { part: nameOf(pair), pixels: 0, width }
    mkdirSync(join(out, 'pictures'), { recursive: true })
    const save = async (data: Buffer | undefined, kind: string) => {
      if (!data?.length) return undefined
      const to = `${file}-${kind}.jpg`
      await sharp(data, { raw: { width, height: data.length / width / 4, channels: 4 } })
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toFile(join(out, to))
      return to
    }
    difference.before = await save(was, 'before')
    difference.after = await save(is, 'after')
    if (was?.length && is?.length) {
      const { mask, pixels } = differ(was, is, width)
      difference.pixels = pixels
      difference.difference = `${file}-difference.png`
      await sharp(mask, { raw: { width, height: mask.length / width / 4, channels: 4 } })
        .png({ compressionLevel: 1 })
        .toFile(join(out, difference.difference))
    } else difference.pixels = (was ?? is ?? []).length / 4
    differences.push(difference)
  }
  return differences
}

async function pixelsOf(file: string): Promise<Pixels> {
  if (!file) return { data: Buffer.alloc(0), width: 0 }
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

const cut = ({ data, width }: Pixels, slice: Slice | undefined): Buffer =>
  slice ? data.subarray(slice.top * width * 4, slice.bottom * width * 4) : Buffer.alloc(0)

/** Every pixel that is not the same, drawn red on nothing; the shorter side is filled up with nothing. */
function differ(was: Buffer, is: Buffer, width: number): { mask: Buffer; pixels: number } {
  const length = Math.max(was.length, is.length)
  const whole = (data: Buffer) => (data.length === length ? data : Buffer.concat([data], length))
  const mask = Buffer.alloc(length)
  const pixels = pixelmatch(whole(was), whole(is), mask, width, length / width / 4, {
    ...{ threshold: 0, includeAA: true, diffMask: true },
  })
  return { mask, pixels }
}
