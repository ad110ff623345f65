/** A phone number as it looks (spec 5): one that was copied may have other blanks and dashes, and marks that nobody sees. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}|\t/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()
