/** A line of a comparison: in both texts, or in one of them. */
export interface Line {
  sign: ' ' | '-' | '+'
  text: string
}

/** How many unchanged lines are shown before and after a change. */
const context = 2

/** The differences between two texts by line, with a few unchanged lines around them. */
export function comparedLines(before: string, after: string): Line[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const same = (lines: string[]) => lines.map((text): Line => ({ sign: ' ', text }))
  return [
    ...same(a.slice(Math.max(0, start - context), start)),
    ...compared(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end, a.length - end + context)),
  ]
}

/** Compares lines by their longest common subsequence. */
function compared(a: string[], b: string[]): Line[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] as Uint32Array)[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) lines.push({ sign: ' ', text: a[i++] as string }) && j++
    else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1)))
      lines.push({ sign: '-', text: a[i++] as string })
    else lines.push({ sign: '+', text: b[j++] as string })
  }
  return lines
}
