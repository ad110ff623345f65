/** Letters of other alphabets by the Latin letter that they look like. */
const alike: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w' },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    І: 'I',
    Ј: 'J',
    Ѕ: 'S',
    У: 'Y',
  },
  ...{ ӏ: 'l', Ӏ: 'I', ο: 'o', ԍ: 'g' },
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
}

const strange = new RegExp(`[${Object.keys(alike).join('')}\\uff01-\\uff5e\\ufb00-\\ufb06\\u{1d400}-\\u{1d7ff}]`, 'u')
const word = /[\p{L}\p{N}\p{M}'’.@/_-]+/gu

/**
 * The first Latin word with a letter that only looks Latin: from another alphabet, full-width, mathematical, or a ligature.
 * Words entirely in another alphabet are words of another language.
 */
export function lookAlikeIn(
  text: string,
): { index: number; written: string; letter: string; meant: string; better: string } | undefined {
  if (!strange.test(text)) return undefined
  for (const { 0: written, index } of text.matchAll(word)) {
    const letter = strange.exec(written)?.[0]
    if (letter === undefined) continue
    const better = latin(written)
    const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
    const isName = foreign.test(written) && !/\p{Script=Latin}/u.test(written)
    // If letters of another alphabet remain, it is a word of another language.
    if (better === written || foreign.test(better) || (isName && !isDisguised(written))) continue
    return { index, written, letter, meant: latin(letter), better }
  }
  return undefined
}

/** A text with its look-alikes replaced by Latin letters. */
export const latin = (text: string): string =>
  [...text].map((letter) => alike[letter] ?? (strange.test(letter) ? letter.normalize('NFKC') : letter)).join('')

/** Whether a word consists of look-alikes in one case only, which is rare in other languages. */
const isDisguised = (written: string): boolean => written.length > 3 && [...written].every((letter) => alike[letter])
