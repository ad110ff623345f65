import sharp from 'sharp'
import type { CardContent } from '../../../engine/build/cards.ts'
import { faces, lines, outline, widthOf } from './outline.ts'

const colours = {
  navy: '#0a2150',
  deep: '#10306f',
  blue: '#6a9dff',
  pale: '#b9d2ff',
  white: '#fff',
  marigold: '#ffb52e',
}
const size = { width: 1200, height: 630 }
const margin = 80
/** Pixels without transparency. */
const opaque = { raw: { ...size, channels: 3 as const } }

/**
 * Draws the social card of a page: 1200 x 630 px JPEG with the page's title, the company and the banner's picture.
 */
export async function drawCard({ title, ...ground }: CardContent): Promise<Buffer> {
  const textWidth = ground.art ? 560 : 1020
  const type = [72, 64, 56, 48].find((candidate) => lines(faces.display, title, candidate, textWidth).length <= 4) ?? 48
  const rows = lines(faces.display, title, type, textWidth)
  const step = type * 1.05
  const words = rows.map((row, index) => outline(faces.display, row, type, 0, type + index * step, colours.white))
  const under = rows.length * step + 44
  const bar = `<rect y="${under}" width="72" height="6" rx="3" fill="${colours.marigold}"/>`
  const width = Math.ceil(Math.max(72, ...rows.map((row) => widthOf(faces.display, row, type))))
  const card = Buffer.from(await groundOf(ground))
  const text = await pixelsOf(svg(Math.min(width, size.width - margin), under + 6, words.join('') + bar))
  lay(text, card, { left: margin, top: Math.round(350 - (rows.length * step) / 2) })
  return sharp(card, opaque).jpeg({ quality: 82 }).toBuffer()
}

type Ground = Omit<CardContent, 'title'>

/** The last grounds that were drawn, by what they show. Most cards share one, and it takes more time than the words. */
const grounds = new Map<string, Promise<Buffer>>()
const mostGrounds = 20

/** The pixels of a card without its title and the text below. */
function groundOf(ground: Ground): Promise<Buffer> {
  const key = JSON.stringify(ground)
  const drawn = grounds.get(key) ?? drawGround(ground)
  grounds.delete(key)
  grounds.set(key, drawn)
  for (const oldest of grounds.keys()) if (grounds.size > mostGrounds) grounds.delete(oldest)
  return drawn
}

function drawGround({ company, mark, art }: Ground): Promise<Buffer> {
  const shapes = `<rect width="100%" height="100%" fill="${colours.navy}"/>
<path d="${grid()}" stroke="${colours.blue}" stroke-opacity=".07" fill="none"/>
${place(mark, 78, 70, 48, 53)}
${outline(faces.display, company, 34, 142, 108, colours.white)}
${art ? place(art, 640, 95, 520, 440) : ''}`
  return sharp(svg(size.width, size.height, shapes))
    .removeAlpha()
    .raw()
    .toBuffer()
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number }
}

const pixelsOf = (drawing: Buffer): Promise<Pixels> =>
  sharp(drawing).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** Lays pixels with transparency over a card. sharp's own `composite` takes three times as long. */
function lay({ data, info }: Pixels, card: Buffer, { left, top }: { left: number; top: number }): void {
  for (let from = 0; from < data.length; from += 4) {
    const alpha = data[from + 3] as number
    if (!alpha) continue
    const pixel = from / 4
    const to = 3 * ((top + Math.floor(pixel / info.width)) * size.width + left + (pixel % info.width))
    for (let channel = 0; channel < 3; channel++) {
      const below = card[to + channel] as number
      card[to + channel] = below + (((data[from + channel] as number) - below) * alpha) / 255
    }
  }
}

const svg = (width: number, height: number, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  )

function grid(): string {
  const columns = Array.from({ length: 25 }, (_, index) => `M${index * 48 + 36} 0V${size.height}`)
  const rows = Array.from({ length: 13 }, (_, index) => `M0 ${index * 48 + 40}H${size.width}`)
  return [...columns, ...rows].join('')
}

/** An SVG file inside another, fitted into a box. */
function place(svg: string, x: number, y: number, width: number, height: number): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? ''
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`
}
