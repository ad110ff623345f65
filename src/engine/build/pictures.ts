import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { imageSize } from 'image-size'
import pMap from 'p-map'
import type { PictureData } from '../../contract/index.ts'
import { cutOf } from '../content/load.ts'
import { compress } from './compress.ts'
import { type EncodedFiles, Encoder, type Encoding } from './encoder.ts'
import { KeptValues } from './kept-values.ts'
import { counting, type Progress } from './progress.ts'
import type { SiteFolder } from './site-folder.ts'

/** Widths in px that are made of a photograph, none wider than the original. */
const widths = [400, 800, 1200]
/** Raise it when the encoding changes, so that cached pictures are made again. */
const recipe = 9

/** Address of a picture below the site's root. */
const url = (file: string) => `/media/${file}`

/** What the renderer needs to know of each picture, by file as the data names it. */
export type Pictures = Map<string, PictureData>

/**
 * The original pictures of a site with their sizes; nothing is encoded. One that cannot be read is left out: it may have
 * just been removed, or be half copied.
 * @param from folder of the originals
 */
export async function readPictures(files: Iterable<string>, from: string): Promise<Pictures> {
  const read = (file: string): Promise<Pictures> =>
    eachPicture([file], from, async (name, content) => ({ src: url(name), ...sizeOf(content) })).catch(() => new Map())
  const found = await pMap(files, read, { concurrency: 4 })
  return new Map(found.flatMap((pictures) => [...pictures]))
}

/**
 * Encodes the pictures of a site. One whose content is in the cache is not encoded again.
 * @param from folder of the originals
 * @param cache folder that keeps finished pictures between builds
 * @returns gives a picture, and puts its files into the site: those that nothing asks for are left out
 */
export async function makePictures(
  files: Iterable<string>,
  from: string,
  { cache, out, say }: { cache: string; out: SiteFolder; say: Progress },
): Promise<(file: string) => PictureData | undefined> {
  const kept = new KeptValues<FinishedPicture>(cache)
  const waiting = new Map<string, FinishedPicture['files']>()
  const done = counting(say, 'photographs', [...files].filter(isPhotograph).length)
  const encoder = new Encoder()
  const pictures = await eachPicture(files, from, async (file, content, isCut) => {
    const hash = createHash('sha256').update(`${recipe}`).update(content).digest('hex').slice(0, 6)
    const name = `${stem(file)}.${hash}`
    const encode: Encode = (encodings) => encoder.encode(file, content, encodings)
    const make = () => (isPhotograph(file) ? photograph(name, content, isCut, encode) : drawing(name, content))
    const { picture, files } = await kept.getOrMake(isCut ? `${name}-cut` : name, make)
    waiting.set(file, files)
    if (isPhotograph(file) && !isCut) done()
    return picture
  }).finally(() => encoder.close())
  kept.keepUsed()
  const asked = new Set<string>()
  return (file) => {
    if (!asked.has(file))
      // Their names contain a hash of what they show, so they need no other key.
      for (const name of [file, cutOf(file)])
        for (const [part, content] of Object.entries(waiting.get(name) ?? {})) out.put(`media/${part}`, content, '')
    asked.add(file)
    return pictures.get(file)
  }
}

const isPhotograph = (file: string) => /\.(jpg|png)$/.test(file)

/** @param isCut whether it is what phones get of another picture */
type Make = (file: string, content: Buffer, isCut: boolean) => Promise<PictureData>

async function eachPicture(files: Iterable<string>, from: string, make: Make): Promise<Pictures> {
  const pictures = [...files].filter((file) => file.endsWith('.svg') || isPhotograph(file))
  const entry = async (file: string) => {
    const picture = await make(file, readFileSync(join(from, file)), false)
    const cut = cutOf(file)
    if (!existsSync(join(from, cut))) return [file, picture] as const
    return [file, { ...picture, phone: await make(cut, readFileSync(join(from, cut)), true) }] as const
  }
  return new Map(await pMap(pictures, entry, { concurrency: availableParallelism() }))
}

interface FinishedPicture {
  picture: PictureData
  files: EncodedFiles
}

async function drawing(name: string, content: Buffer): Promise<FinishedPicture> {
  const file = `${name}.svg`
  const { br, gz } = await compress(file, content)
  return {
    picture: { src: url(file), ...sizeOf(content) },
    files: { [file]: content, [`${file}.br`]: br, [`${file}.gz`]: gz },
  }
}

type Encode = (encodings: Encoding[]) => Promise<EncodedFiles>

async function photograph(name: string, content: Buffer, isCut: boolean, encode: Encode): Promise<FinishedPicture> {
  const size = sizeOf(content)
  const fitting = widths.filter((width) => width <= size.width)
  if (!fitting.length) fitting.push(size.width)
  const widest = fitting.at(-1) as number
  // One size for the browsers that cannot read AVIF.
  const middle = fitting[1] ?? widest
  const avif = fitting.map((width): Encoding => ({ file: `${name}-${width}.avif`, format: 'avif', width }))
  const jpeg: Encoding = { file: `${name}-${middle}.jpg`, format: 'jpeg', width: middle }
  // A cut shows little, so the widest is light. Phones that cannot read AVIF get the whole picture.
  if (isCut) return { picture: { src: url(`${name}-${widest}.avif`), ...size }, files: await encode(avif.slice(-1)) }
  const candidates = avif.map(({ file, width }) => `${url(file)} ${width}w`).join(', ')
  return { picture: { src: url(jpeg.file), ...size, avif: candidates }, files: await encode([...avif, jpeg]) }
}

/** The width and height of a picture in px, from its first bytes: to load the encoder takes longer than to read all of a site. */
export function sizeOf(content: Buffer): { width: number; height: number } {
  const { width, height } = imageSize(content)
  return { width: Math.round(width), height: Math.round(height) }
}

const stem = (file: string) => basename(file).replace(/\.[a-z]+$/, '')
