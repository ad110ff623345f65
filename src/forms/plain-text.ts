/** A line as it looks: one that was copied may have tabs or unusual spaces. */
export const plainLine = (typed: string): string => typed.replace(/\p{Zs}|\t/gu, ' ')

/** A phone number as it looks (spec 5): a copied one may also have unusual dashes and invisible characters. */
export const plainPhone = (typed: string): string =>
  plainLine(typed.replace(/\p{Cf}/gu, ''))
    .replace(/\p{Pd}/gu, '-')
    .trim()
