/** A phone number as it looks (spec 5): a copied one may have unusual spaces and dashes, and invisible characters. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}|\t/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim()
