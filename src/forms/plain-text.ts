/**
 * A line as it looks (spec 5): one that was copied may have tabs, unusual spaces and invisible characters. The joiners that some
 * names are written with stay.
 */
export const plainLine = (typed: string): string =>
  typed.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').replace(/\p{Zs}|\t/gu, ' ')

/** A phone number as it looks (spec 5): a copied one may also have unusual dashes. */
export const plainPhone = (typed: string): string =>
  plainLine(typed)
    .replace(/\p{Pd}/gu, '-')
    .trim()
