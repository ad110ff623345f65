import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from 'fontkit'
import sharp from 'sharp'

const file = new URL('../documents/fonts/familjen-grotesk-700.ttf', import.meta.url)
const font = create(readFileSync(file)) as Font

/** A word as its glyphs, measured in units of the font. */
interface Word {
  glyphs: { glyph: Glyph; at: number }[]
  width: number
}

const words = new Map<string, Word>()

/** Laid out once, because pages of a site share most words of their titles. */
function wordOf(text: string): Word {
  const known = words.get(text)
  if (known) return known
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let at = 0
  const word: Word = { glyphs: [], width: advanceWidth }
  for (const [index, glyph] of glyphs.entries()) {
    word.glyphs.push({ glyph, at })
    at += positions[index]?.xAdvance ?? 0
  }
  words.set(text, word)
  return word
}

/** The glyphs of a line of text in px, with the width of the line. */
function lineOf(text: string, size: number): Word {
  const scale = size / font.unitsPerEm
  const line: Word = { glyphs: [], width: 0 }
  for (const [index, part] of text.split(' ').entries()) {
    if (index) line.width += wordOf(' ').width * scale
    const { glyphs, width } = wordOf(part)
    for (const { glyph, at } of glyphs) line.glyphs.push({ glyph, at: line.width + at * scale })
    line.width += width * scale
  }
  return line
}

/** Breaks a text into lines of at most a width. */
export function lines(text: string, size: number, width: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`
    if (rows.length && lineOf(longer, size).width <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

/** A line of text as outlines with its baseline at (x, y), so that a card looks the same on every machine. */
export function outline(text: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / font.unitsPerEm
  const paths = lineOf(text, size).glyphs.map(({ glyph, at }) => glyph.path.translate(at / scale, 0).toSVG())
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${paths.join('')}"/>`
}

/** How much of each pixel a shape covers, in 255ths: a part of a drawing of many shapes. */
export interface Mask {
  drawing: Buffer
  /** Width of the drawing. */
  stride: number
  /** Where the shape begins in the drawing. */
  from: number
  width: number
  height: number
  /** Where it lies, seen from its origin. */
  left: number
  top: number
}

/** The usual letters of titles, drawn together, because each drawing takes some ms. */
const usual = ' !&+,-./:?|0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** By size and glyph. */
const masks = new Map<number, Map<number, Mask>>()

/** The letters of a line of text with its baseline at the origin. */
export async function lettersOf(text: string, size: number): Promise<Mask[]> {
  const { glyphs } = lineOf(text, size)
  const known = masks.get(size) ?? (await drawMasks(font.layout(usual).glyphs, size))
  masks.set(size, known)
  const missing = glyphs.map(({ glyph }) => glyph).filter(({ id }) => !known.has(id))
  if (missing.length) for (const [id, mask] of await drawMasks(missing, size)) known.set(id, mask)
  return glyphs.map(({ glyph, at }) => {
    const mask = known.get(glyph.id) as Mask
    return { ...mask, left: mask.left + Math.round(at) }
  })
}

/** Draws glyphs side by side. */
async function drawMasks(glyphs: Glyph[], size: number): Promise<Map<number, Mask>> {
  const scale = size / font.unitsPerEm
  let stride = 0
  const cells = [...new Map(glyphs.map((glyph) => [glyph.id, glyph])).values()].map((glyph) => {
    const { minX, minY, maxX, maxY } = glyph.path.bbox
    const [left, top] = [Math.floor(minX * scale), Math.floor(-maxY * scale)]
    const from = stride
    const isEmpty = maxX < minX
    const width = isEmpty ? 0 : Math.ceil(maxX * scale) - left
    const height = isEmpty ? 0 : Math.ceil(-minY * scale) - top
    stride += width
    return { glyph, from, width, height, left: isEmpty ? 0 : left, top: isEmpty ? 0 : top }
  })
  const height = Math.max(1, ...cells.map((cell) => cell.height))
  stride = Math.max(1, stride)
  const paths = cells.map(({ glyph, from, left, top }) => {
    const place = `translate(${from - left} ${-top}) scale(${scale} ${-scale})`
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })
  const drawing = await maskOf(svg(stride, height, paths.join('')))
  return new Map(cells.map(({ glyph, ...cell }) => [glyph.id, { ...cell, drawing, stride }]))
}

/** How much of each pixel an SVG covers, in 255ths. */
export const maskOf = (drawing: Buffer): Promise<Buffer> => sharp(drawing).extractChannel('alpha').raw().toBuffer()

/** An SVG file of these shapes. */
export const svg = (width: number, height: number, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  )
