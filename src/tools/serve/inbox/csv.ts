/**
 * Rows as CSV (RFC 4180) that Excel opens as UTF-8. Text that a spreadsheet would run as a formula gets an apostrophe in
 * front: at the start of a cell, and wherever a new cell would begin for a spreadsheet that separates cells at semicolons
 * or tabs, or ignores the quotes.
 */
export function toCsv(rows: string[][]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

// Full-width forms count as well: Chinese and Japanese programs treat them like the narrow ones.
const formula = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g

function cellOf(text: string): string {
  const harmless = text.replace(formula, "$1'")
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
