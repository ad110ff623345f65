import { put } from '../edit.ts'
import type { Random, Seed } from '../kind.ts'
import { pick } from '../site.ts'
import { anyProse, both, prose, type Where } from '../where.ts'
import { withSentence } from '../words.ts'

/** Writes a text anew, where it keeps within its length. */
export const write = (where: Where, change: (text: string, random: Random) => string | null): Seed =>
  put(where, (text, random, { schema }) => {
    const words = change(text, random)
    return words === null || words.length > Math.min(schema.maxLength ?? 600, 600) ? undefined : words
  })

/** Another sentence behind one; null where a text is part of a sentence, which goes on elsewhere. */
const oneMore = (text: string, sentence: string) => (/[.!?:]$/.test(text) ? withSentence(text, sentence) : null)

/** Puts another sentence behind a text. */
export const say = (...sentences: string[]): Seed =>
  write(anyProse, (text, random) => oneMore(text, pick(sentences, random)))
/** A text that does not lie below the link of its entry. */
const pressable = both(prose, ({ block, parent }) => block !== 'related' && !parent?.value.link)

/** As `say`, with marks, which only texts of pages read. */
export const mark = (...sentences: string[]): Seed =>
  write(pressable, (text, random) => oneMore(text, pick(sentences, random)))
