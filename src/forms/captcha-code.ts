/** Letters and digits without those that look alike in either reading of spec 5: I, L, O, l, o, 0, 1. */
export const captchaAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Characters in a code (spec 9). */
export const captchaLength = 6

/** Fills bytes with random values. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/**
 * A new code from a cryptographic source. Bytes beyond the last whole multiple of the alphabet are thrown away,
 * so that every character is equally likely.
 */
export function captchaCode(random: RandomBytes = (bytes) => crypto.getRandomValues(bytes)): string {
  const size = captchaAlphabet.length
  const fair = 256 - (256 % size)
  let code = ''
  while (code.length < captchaLength) {
    for (const byte of random(new Uint8Array(captchaLength))) {
      if (byte < fair && code.length < captchaLength) code += captchaAlphabet[byte % size]
    }
  }
  return code
}
