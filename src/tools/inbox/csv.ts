/**
 * Rows as CSV (RFC 4180) that Excel opens as UTF-8. A cell that a spreadsheet would run as a formula gets an apostrophe
 * in front, so that what a visitor typed stays text.
 */
export function toCsv(rows: string[][]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
