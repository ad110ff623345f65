/** A text in quotes for a message, cut to a length that can be read. */
export function quote(text: string, most = 80): string {
  return text.length > most ? `"${text.slice(0, most - 1)}…"` : `"${text}"`
}

/** "blocks[1].cards[0]": a path as people write it. */
export function pathInWords(path: readonly (string | number)[]): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index ? `.${step}` : step)).join('')
}
