/** Tokens such as {company}: the texts of pages-data/site/company.json by the name of their property. */
export type Tokens = ReadonlyMap<string, string>

/** A token as it stands in a text. */
export const tokenPattern = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** Every property of the company whose value is a text. */
export function tokensOf(company: unknown): Tokens {
  const entries = Object.entries((company ?? {}) as Record<string, unknown>)
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** A text with its tokens replaced. A token that the company does not have stays as it is; the checker names it. */
export function replaceTokens(text: string, tokens: Tokens): string {
  return text.includes('{') ? text.replace(tokenPattern, (whole, name: string) => tokens.get(name) ?? whole) : text
}

/** A deep copy of plain data with the tokens replaced in every text. Remarks for editors are left out. */
export function withoutTokens<T>(value: T, tokens: Tokens): T {
  if (typeof value === 'string') return replaceTokens(value, tokens) as T
  if (Array.isArray(value)) return value.map((item) => withoutTokens(item, tokens)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'note' && key !== '$schema')
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutTokens(item, tokens)])) as T
}
