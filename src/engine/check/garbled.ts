/** The characters of Windows-1252 by byte, to recognise UTF-8 that was decoded as Windows-1252. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = new Map([...upper].map((character, index) => [character, 0x80 + index]))
for (let byte = 0x80; byte <= 0xff; byte++) byteOf.set(String.fromCharCode(byte), byte)

/** A UTF-8 sequence as Windows-1252 characters. */
const runs =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2026\u2030\u2039\u203a\u20ac\u2122]{1,3}/g

/**
 * The first characters of a text that were UTF-8 and were decoded as Windows-1252: "Â©" for "©".
 * @returns undefined if there are none
 */
export function garbledIn(text: string): { index: number; written: string; meant: string } | undefined {
  for (const { 0: run, index } of text.matchAll(runs)) {
    const bytes = [...run].map((character) => byteOf.get(character) ?? 0)
    const length = (bytes[0] as number) >= 0xf0 ? 4 : (bytes[0] as number) >= 0xe0 ? 3 : 2
    try {
      const meant = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes.slice(0, length)))
      return { index, written: run.slice(0, length), meant }
    } catch {
      // Two accented letters that merely happen to be next to each other.
    }
  }
  return undefined
}
