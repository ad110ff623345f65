/** Letters and digits without the look-alikes of both readings of spec 5: I, L, O, l, o, 0, 1. */
export const captchaAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Characters in a code (spec 9). */
export const captchaLength = 6

/** Fills bytes with random values. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/**
 * A new random code (spec 5, 9). Bytes beyond the last whole multiple of the alphabet's size are discarded, so that every
 * character is equally likely.
 */
export function captchaCode(random: RandomBytes = (bytes) => crypto.getRandomValues(bytes)): string {
  const size = captchaAlphabet.length
  const limit = 256 - (256 % size)
  let code = ''
  while (code.length < captchaLength) {
    for (const byte of random(new Uint8Array(captchaLength))) {
      if (byte < limit && code.length < captchaLength) code += captchaAlphabet[byte % size]
    }
  }
  return code
}
