import { marksIn } from '../../page/rich-text.ts'

/** A run of words, the rest of the text before and after them, and the text without the run. */
export interface Run {
  before: string
  words: string
  after: string
  without: string
}

/**
 * The runs of a text that stand on the page by themselves: plain words, strong words, code, and the words of links.
 * @param rich whether the text can have marks
 */
export function runsOf(text: string, rich: boolean): Run[] {
  const runs: Run[] = []
  /** @param outer where its mark begins and ends */
  const add = (start: number, end: number, outer = [start, end]) => {
    if (end === start) return
    const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
    const [left = '', right = ''] = [text.slice(0, outer[0]), text.slice(outer[1])]
    const gap = /\s$/.test(left) || /^\s/.test(right) || words.trim() !== words ? ' ' : ''
    runs.push({ before, words, after, without: `${left.trimEnd()}${gap}${right.trimStart()}`.trim() })
  }
  let end = 0
  for (const { index, written, code, strong, label } of rich ? marksIn(text) : []) {
    add(end, index)
    const start = index + (strong === undefined ? 1 : 2)
    end = index + written.length
    add(start, start + (code ?? strong ?? label ?? '').length, [index, end])
  }
  add(end, text.length)
  return runs
}

/** A text with other words in the place of a run. The spaces around a run stay; a mark without words goes. */
export function withWords({ before, words, after, without }: Run, typed: string): string {
  if (!typed.trim()) return without
  const start = /^\s/.test(typed) ? '' : /^\s*/.exec(words)
  const end = /\s$/.test(typed) ? '' : /\s*$/.exec(words)
  return `${before}${start}${typed}${end}${after}`.trim()
}
