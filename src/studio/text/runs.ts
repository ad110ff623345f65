import { marksIn } from '../../page/rich-text.ts'

/** A run of words: what is written before and after them, up to the ends of the text. */
export interface Run {
  before: string
  words: string
  after: string
}

/**
 * The runs of a text that stand on the page by themselves: plain words, strong words, and the words of links.
 * @param rich whether the text can have marks
 */
export function runsOf(text: string, rich: boolean): Run[] {
  const runs: Run[] = []
  const add = (start: number, end: number) => {
    if (end > start) runs.push({ before: text.slice(0, start), words: text.slice(start, end), after: text.slice(end) })
  }
  let end = 0
  for (const { index, written, strong, label } of rich ? marksIn(text) : []) {
    add(end, index)
    const start = index + (strong === undefined ? 1 : 2)
    add(start, start + (strong ?? label ?? '').length)
    end = index + written.length
  }
  add(end, text.length)
  return runs
}
