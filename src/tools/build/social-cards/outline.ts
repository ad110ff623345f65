import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

const fonts = new URL('../documents/fonts/', import.meta.url)

/** The faces of a card. */
export const faces = { display: open('familjen-grotesk-700.ttf'), text: open('public-sans-400.ttf') }

function open(file: string): Font {
  return create(readFileSync(new URL(file, fonts))) as Font
}

/** Width of a line of text in px. */
export function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

/** A line of text as outlines with its baseline at (x, y), so that a card looks the same on every machine. */
export function outline(font: Font, text: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const path = glyph.path.translate(at, 0).toSVG()
    at += positions[index]?.xAdvance ?? 0
    return path
  })
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${paths.join('')}"/>`
}

/** Breaks a text into lines of at most a width. */
export function lines(font: Font, text: string, size: number, width: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`
    if (rows.length && widthOf(font, longer, size) <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}
