import sharp from 'sharp'
import type { CardContent } from '../../engine/cards.ts'
import { faces, lines, outline } from './outline.ts'

const colours = {
  navy: '#0a2150',
  deep: '#10306f',
  blue: '#6a9dff',
  pale: '#b9d2ff',
  white: '#fff',
  marigold: '#ffb52e',
}
const size = { width: 1200, height: 630 }

/**
 * Draws the social card of a page: 1200 x 630 px JPEG with the page's title, the company and the banner's picture.
 */
export async function drawCard({ title, company, mark, art }: CardContent): Promise<Buffer> {
  const textWidth = art ? 560 : 1020
  const type = [72, 64, 56, 48].find((candidate) => lines(faces.display, title, candidate, textWidth).length <= 4) ?? 48
  const rows = lines(faces.display, title, type, textWidth)
  const top = 350 - (rows.length * type * 1.05) / 2
  const words = rows.map((row, index) =>
    outline(faces.display, row, type, 80, top + type + index * type * 1.05, colours.white),
  )
  const under = top + rows.length * type * 1.05 + 44
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.navy}"/>
<path d="${grid()}" stroke="${colours.blue}" stroke-opacity=".07" fill="none"/>
${place(mark, 78, 70, 48, 53)}
${outline(faces.display, company, 34, 142, 108, colours.white)}
${words.join('')}
<rect x="80" y="${under}" width="72" height="6" rx="3" fill="${colours.marigold}"/>
${art ? place(art, 640, 95, 520, 440) : ''}
</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
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
