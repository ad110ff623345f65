/** Words that stayed, or that went and came in one place, each with the space before it. */
export type Run = { same: string } | { del: string; ins: string }

/** What became of a text, word by word: as few as possible go and come. */
export function changes(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const isSame = (i: number, j: number) => old[i]?.trim() === now[j]?.trim()
  // How many words can stay, from each place in both texts to their ends.
  const stay: number[][] = Array.from({ length: old.length + 1 }, () => [])
  const at = (i: number, j: number) => stay[i]?.[j] ?? 0
  for (const [i, row] of [...stay.entries()].reverse())
    for (let j = now.length - 1; j >= 0; j--)
      row[j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const runs: Run[] = []
  let [i, j, del, ins] = [0, 0, '', '']
  while (i < old.length || j < now.length)
    if (j < now.length && isSame(i, j)) {
      // A word that begins the text now has a space before it if others went.
      const word = (j ? now[j] : old[i]) as string
      if (del || ins) runs.push({ del, ins })
      const last = runs.at(-1)
      if (last && 'same' in last) last.same += word
      else runs.push({ same: word })
      ;[i, j, del, ins] = [i + 1, j + 1, '', '']
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) del += old[i++]
    else ins += now[j++]
  return del || ins ? [...runs, { del, ins }] : runs
}

/** Words and punctuation, each with the space before it: a word stays even if its comma goes. */
const wordsOf = (text: string) => text.match(/\s*(?:[^\s.,;:!?]+(?:[.,;:!?]+[^\s.,;:!?]+)*|[.,;:!?]+)/g) ?? []
