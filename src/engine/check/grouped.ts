/** Values by each of their keys. */
export function grouped<T>(values: Iterable<T>, keysOf: (value: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values)
    for (const key of keysOf(value)) {
      const group = groups.get(key)
      if (group) group.push(value)
      else groups.set(key, [value])
    }
  return groups
}

/** Names by the rarest of their words: of all names, those within a text are found without looking for each. */
export function byRarestWord(all: Iterable<string>, wordsOf: (name: string) => string[]): Map<string, string[]> {
  const names = [...all]
  const users = grouped(names, wordsOf)
  const usesOf = (word: string): number => Number(users.get(word)?.length)
  return grouped(names, (name) => {
    const words = wordsOf(name)
    const [first = ''] = words
    return [words.reduce((rare, word) => (usesOf(word) < usesOf(rare) ? word : rare), first)]
  })
}
