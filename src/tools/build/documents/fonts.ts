import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The names by which the documents use the fonts. */
const fontNames = ['text', 'strong', 'display'] as const
/** The name of a font in documents. */
export type FontName = (typeof fontNames)[number]

const files: Record<FontName, string> = {
  text: 'public-sans-400.ttf',
  strong: 'public-sans-700.ttf',
  display: 'familjen-grotesk-700.ttf',
}

const opened = new Map<FontName, Font>()

/** A font, opened once for all documents. */
function fontOf(name: FontName): Font {
  const font = opened.get(name) ?? (create(readFileSync(new URL(`./fonts/${files[name]}`, import.meta.url))) as Font)
  opened.set(name, font)
  return font
}

/** Registers the site's fonts in a document. pdfkit embeds only the glyphs that are used. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  // pdfkit takes an opened font, too, but its types do not say so.
  for (const name of fontNames) pdf.registerFont(name, fontOf(name) as unknown as Buffer)
}

/**
 * Refuses characters that a font lacks: they would be printed as empty boxes.
 * @throws Error that names the character and the text
 */
export function checkCharacters(text: string, name: FontName): void {
  const font = fontOf(name)
  const missing = [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  if (missing) throw new Error(`The font ${files[name]} has no character "${missing}". It occurs in: ${text}`)
}
