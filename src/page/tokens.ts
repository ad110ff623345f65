/** The text for each token such as {company}: the properties of pages-data/site/company.json. */
export type Tokens = ReadonlyMap<string, string>

/** Matches a token in a text. */
export const tokenPattern = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** The tokens of a company: its properties whose value is a text. */
export function tokensOf(company: unknown): Tokens {
  const entries = Object.entries(company ?? {})
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Replaces the tokens of a text. An unknown token stays as it is; the checker reports it. */
export function replaceTokens(text: string, tokens: Tokens): string {
  return text.includes('{') ? text.replace(tokenPattern, (whole, name: string) => tokens.get(name) ?? whole) : text
}

/** A deep copy of plain data with the tokens of every text replaced, without notes for editors. */
export function withoutTokens<T>(value: T, tokens: Tokens): T {
  if (typeof value === 'string') return replaceTokens(value, tokens) as T
  if (Array.isArray(value)) return value.map((item) => withoutTokens(item, tokens)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'note' && key !== '$schema')
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutTokens(item, tokens)])) as T
}
