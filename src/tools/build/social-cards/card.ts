import sharp from 'sharp'
import type { CardContent } from '../../../engine/build/cards.ts'
import { lettersOf, lines, type Mask, maskOf, outline, svg } from './letters.ts'

const colours = {
  navy: '#0a2150',
  blue: '#6a9dff',
  white: '#fff',
}
const white = [255, 255, 255] as const
const marigold = [0xff, 0xb5, 0x2e] as const
const size = { width: 1200, height: 630 }
const margin = 80
/** Pixels without transparency. */
const opaque = { raw: { ...size, channels: 3 as const } }

/**
 * Draws the social card of a page: 1200 x 630 px JPEG with the page's title, the company and the banner's picture.
 */
export async function drawCard({ title, ...ground }: CardContent): Promise<Buffer> {
  const textWidth = ground.art ? 560 : 1020
  const type = [72, 64, 56, 48].find((candidate) => lines(title, candidate, textWidth).length <= 4) ?? 48
  const rows = lines(title, type, textWidth)
  const step = type * 1.05
  const top = Math.round(350 - (rows.length * step) / 2)
  const below = await groundOf(ground)
  const card = free.pop() ?? Buffer.allocUnsafe(below.length)
  below.copy(card)
  for (const [index, row] of rows.entries())
    for (const letter of await lettersOf(row, type)) lay(letter, white, card, Math.round(top + type + index * step))
  lay(await bar, marigold, card, Math.round(top + rows.length * step + 44))
  const jpeg = await sharp(card, opaque).jpeg({ quality: 82, optimiseCoding: false }).toBuffer()
  free.push(card)
  return jpeg
}

/** Buffers of finished cards, to be used again: each new one would cost the clearing of 2 MB. */
const free: Buffer[] = []

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
${outline(company, 34, 142, 108, colours.white)}
${art ? place(art, 640, 95, 520, 440) : ''}`
  return sharp(svg(size.width, size.height, shapes))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The bar below the title. */
const bar = maskOf(svg(72, 6, '<rect width="72" height="6" rx="3"/>')).then((drawing): Mask => ({
  drawing,
  stride: 72,
  from: 0,
  width: 72,
  height: 6,
  left: 0,
  top: 0,
}))

/**
 * Lays a shape over a card, seen from its margin, as far as there is room. sharp takes 10 ms to draw a title, and three
 * times as long as this to lay it over a card.
 */
function lay(shape: Mask, colour: readonly number[], card: Buffer, baseline: number): void {
  const { drawing, stride, from, width, height, left, top } = shape
  const shown = Math.min(width, size.width - margin - left)
  for (let row = 0; row < height; row++) {
    const start = row * stride + from
    let to = 3 * ((baseline + top + row) * size.width + margin + left)
    for (let at = start; at < start + shown; at++, to += 3) {
      const cover = drawing[at] as number
      if (!cover) continue
      for (let channel = 0; channel < 3; channel++) {
        const below = card[to + channel] as number
        card[to + channel] = below + (((colour[channel] as number) - below) * cover) / 255
      }
    }
  }
}

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
