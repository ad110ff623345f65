import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** The names by which the documents use the fonts. */
export const fontNames = ['text', 'strong', 'display'] as const
/** The name of a font in documents. */
export type FontName = (typeof fontNames)[number]

const files: Record<FontName, string> = {
  text: 'public-sans-400.ttf',
  strong: 'public-sans-700.ttf',
  display: 'familjen-grotesk-700.ttf',
}

/** Registers the site's fonts in a document. pdfkit embeds only the glyphs that are used. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const name of fontNames) pdf.registerFont(name, fontFile(name))
}

/**
 * Refuses characters that a font lacks: they would be printed as empty boxes.
 * @throws Error that names the character and the text
 */
export function checkCharacters(text: string, name: FontName): void {
  const missing = [...text].find((character) => !charactersOf(name).has(character.codePointAt(0) ?? 0))
  if (missing) throw new Error(`The font ${files[name]} has no character "${missing}". It occurs in: ${text}`)
}

const fontFile = (name: FontName): Buffer => readFileSync(new URL(`./fonts/${files[name]}`, import.meta.url))

const known = new Map<FontName, Set<number>>()

function charactersOf(name: FontName): Set<number> {
  const characters = known.get(name) ?? new Set((create(fontFile(name)) as Font).characterSet)
  known.set(name, characters)
  return characters
}
