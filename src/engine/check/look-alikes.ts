/** Letters of other alphabets, and below each the Latin letter that it looks like. */
const foreign = 'аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅУӏӀοԍΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const similar = 'aeopcyxijshdqwABEKMHOPCTXIJSYlIogABEZHIKMNOPTYX'
const alike: Record<string, string> = Object.fromEntries([...foreign].map((letter, at) => [letter, similar.charAt(at)]))

const strange = new RegExp(`[${foreign}\\uff01-\\uff5e\\ufb00-\\ufb06\\u{1d400}-\\u{1d7ff}]`, 'u')
const notLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
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
    const isName = notLatin.test(written) && !/\p{Script=Latin}/u.test(written)
    // If letters of another alphabet remain, it is a word of another language.
    if (better === written || notLatin.test(better) || (isName && !isDisguised(written))) continue
    return { index, written, letter, meant: latin(letter), better }
  }
  return undefined
}

/** A text with its look-alikes replaced by Latin letters. */
export const latin = (text: string): string =>
  [...text].map((letter) => alike[letter] ?? (strange.test(letter) ? letter.normalize('NFKC') : letter)).join('')

/** Whether a word consists of look-alikes in one case only, which is rare in other languages. */
const isDisguised = (written: string): boolean => written.length > 3 && [...written].every((letter) => alike[letter])
