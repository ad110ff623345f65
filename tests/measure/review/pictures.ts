import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Pair } from './align.ts'
import type { Screen } from './screens.ts'
import type { Slice } from './still.ts'

/** A part of a page that looks otherwise on one screen. */
export interface Difference {
  /** "header", "faq", "footer"; for the examples of a block the name of the example. */
  part: string
  /** Pixels that differ. */
  pixels: number
  width: number
  /** Missing where the part is on the other side alone. */
  before?: Strip
  after?: Strip
  /** File with every pixel that differs, relative to the report; missing where the part is on one side alone. */
  difference?: string
}

/** A part of the picture of a whole page. The file is relative to the report. */
export interface Strip extends Slice {
  file: string
  /** Height of the whole picture. */
  of: number
}

interface Pixels {
  data: Buffer
  width: number
}

interface Comparison {
  /** Names a part by its place after, or before where it is gone. */
  nameOf: (pair: Pair) => string
  /** Whether both sides of a part have the same HTML, and no style that concerns it changed. */
  alike: (pair: Pair) => boolean
  /** Folder of the report. */
  out: string
  /** What the files of this page begin with. */
  name: string
  width: number
}

/**
 * What browsers round otherwise at another height of the page: edges of letters, pictures and gradients. On this site at
 * most 0.9 % of the pixels of a part differ by it, by at most 58 of 255.
 */
const rounding = { share: 0.01, levels: 64 }

/** Whether two drawings of the same HTML and styles differ by no more than that. */
function isOnlyMoved(was: Buffer, is: Buffer): boolean {
  if (was.length !== is.length) return false
  const most = (was.length / 4) * rounding.share
  let differing = 0
  for (let at = 0; at < was.length; at += 4) {
    const by = (channel: number) => Math.abs((was[at + channel] as number) - (is[at + channel] as number))
    const levels = Math.max(by(0), by(1), by(2))
    if (levels > rounding.levels || (levels > 0 && ++differing > most)) return false
  }
  return true
}

/**
 * Compares two drawings of a page part by part, so that a longer section does not make all below it differ.
 * @param pairs which part is which
 */
export async function compareScreens(
  before: Screen,
  after: Screen,
  pairs: Pair[],
  { nameOf, alike, out, name, width }: Comparison,
): Promise<Difference[]> {
  if (before.file && after.file && readFileSync(before.file).equals(readFileSync(after.file))) return []
  const [left, right] = await Promise.all([pixelsOf(before.file), pixelsOf(after.file)])
  const differences: Difference[] = []
  for (const [index, pair] of pairs.entries()) {
    const [from, to] = [before.slices[pair[0] ?? -1], after.slices[pair[1] ?? -1]]
    const [was, is] = [from && cut(left, from), to && cut(right, to)]
    if (was && is && (was.equals(is) || (from?.top !== to?.top && alike(pair) && isOnlyMoved(was, is)))) continue
    mkdirSync(join(out, 'pictures'), { recursive: true })
    const difference: Difference = {
      ...{ part: nameOf(pair), pixels: 0, width },
      ...{ before: stripOf(before, from, out), after: stripOf(after, to, out) },
    }
    if (was?.length && is?.length) {
      const { mask, pixels } = differ(was, is, width)
      difference.pixels = pixels
      difference.difference = `pictures/${name}-${width}-${index + 1}.png`
      await sharp(mask, { raw: { width, height: mask.length / width / 4, channels: 4 } })
        .png({ compressionLevel: 1 })
        .toFile(join(out, difference.difference))
    } else difference.pixels = (was ?? is ?? []).length / 4
    differences.push(difference)
  }
  return differences
}

/** Puts the picture of a page into the report: the same file under another name, where the disk can do that. */
function stripOf({ file, slices }: Screen, slice: Slice | undefined, out: string): Strip | undefined {
  if (!slice || slice.top === slice.bottom) return undefined
  const name = `pictures/${basename(file)}`
  const to = join(out, name)
  if (!existsSync(to))
    try {
      linkSync(file, to)
    } catch {
      copyFileSync(file, to)
    }
  return { ...slice, file: name, of: slices.at(-1)?.bottom ?? 0 }
}

async function pixelsOf(file: string): Promise<Pixels> {
  if (!file) return { data: Buffer.alloc(0), width: 0 }
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

const cut = ({ data, width }: Pixels, { top, bottom }: Slice): Buffer =>
  data.subarray(top * width * 4, bottom * width * 4)

/** Every pixel that differs, in red on transparency; the shorter side is extended with transparency. */
function differ(was: Buffer, is: Buffer, width: number): { mask: Buffer; pixels: number } {
  const length = Math.max(was.length, is.length)
  const filled = (data: Buffer) => (data.length === length ? data : Buffer.concat([data], length))
  const mask = Buffer.alloc(length)
  const pixels = pixelmatch(filled(was), filled(is), mask, width, length / width / 4, {
    ...{ threshold: 0, includeAA: true, diffMask: true },
  })
  return { mask, pixels }
}
