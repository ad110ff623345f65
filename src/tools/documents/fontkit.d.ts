// fontkit ships no types; this is the part of it that the documents use.
declare module 'fontkit' {
  /** A font read from the bytes of a file. */
  export interface Font {
    /** Code points the font has a glyph for. */
    characterSet: number[]
  }
  export function create(bytes: Buffer): Font
}
