import type { Random } from './kind.ts'
import { pick } from './site.ts'

/** Changes a random word of a text that is not part of a mark or token. */
export function changeWord(
  text: string,
  random: Random,
  change: (word: string) => string,
  pattern = /(?<=^|\s)[A-Za-z]{4,}(?=\s)/g,
) {
  const open = text.replace(/\*\*[^*]*\*\*|\[[^\]]*\]\([^)]*\)|\{[^}]*\}|`[^`]*`/g, (mark) => '#'.repeat(mark.length))
  const words = [...open.matchAll(pattern)]
  if (!words.length) return null
  const { index, 0: word } = pick(words, random)
  const changed = change(word)
  return changed === word ? null : text.slice(0, index) + changed + text.slice(index + word.length)
}

/** A word as typed in a hurry: two letters are swapped, or one is missing or doubled. */
export function mistyped(word: string, random: Random): string {
  const inner = [...word]
    .map((_, index) => index)
    .filter((index) => index > 0 && index < word.length - 1 && /[a-z]/i.test(word[index] as string))
  const index = inner.length ? pick(inner, random) : 0
  const [before, letter, after] = [word.slice(0, index), word[index] as string, word.slice(index + 1)]
  const how = Math.floor(random() * 3)
  const swapped = before + (after[0] ?? '') + letter + after.slice(1)
  if (how === 0 && swapped !== word && /[a-z]/i.test(after[0] ?? '')) return swapped
  return how === 1 ? before + after : before + letter + letter + after
}

/** A text followed by another sentence. */
export const withSentence = (text: string, sentence: string) =>
  `${text.replace(/[,;]$/, '')}${/[.!?:]$/.test(text) ? '' : '.'} ${sentence}`

/** A word with a capital letter. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
