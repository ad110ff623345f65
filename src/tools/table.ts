interface Layout {
  /** Columns that are aligned to the right, such as figures. Default: none. */
  figures?: 'all but the first'
  /** Largest width in characters: the widest columns are cut. */
  width?: number
}

/** A table for a terminal: heads, a rule, and rows. */
export function table(head: string[], rows: string[][], { figures, width = Infinity }: Layout = {}): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  narrow(widths, width - 2 * (head.length - 1))
  const line = (row: string[]) =>
    widths
      .map((width, column) => {
        const cell = clip(row[column] ?? '', width)
        return figures && column ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

/** Narrows the widest column until all fit; none gets narrower than 8. */
function narrow(widths: number[], space: number): void {
  while (widths.reduce((sum, width) => sum + width, 0) > space) {
    const widest = widths.indexOf(Math.max(...widths))
    if ((widths[widest] ?? 0) <= 8) return
    widths[widest] = (widths[widest] ?? 0) - 1
  }
}

const clip = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text)
