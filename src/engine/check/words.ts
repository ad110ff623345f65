/** Quotes a text for a message, shortened if necessary. */
export function quote(text: string, most = 80): string {
  return text.length > most ? `"${text.slice(0, most - 1)}…"` : `"${text}"`
}

/** "blocks[1].cards[0]": a path as people write it. */
export function pathInWords(path: readonly (string | number)[]): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index ? `.${step}` : step)).join('')
}

/** The name of a character that cannot be recognised by sight: "U+200B". */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A name without case and signs, to compare it. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '')

/** A text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words in place of others: with a capital if those have one. */
export const inPlaceOf = (written: string, right: string): string => (/^\p{Lu}/u.test(written) ? capital(right) : right)

/** "1 page", "2 pages". */
export const amountOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
