/** Two lists side by side: what is the same thing in both, or on one side alone, by index. */
export type Pair = [before: number | undefined, after: number | undefined]

/**
 * Lays two lists side by side. What is equal stays together; between that, what is alike is taken for the same thing
 * changed.
 * @param alike whether two entries can be the same thing
 */
export function align<T>(before: T[], after: T[], alike: (one: T, other: T) => boolean): Pair[] {
  const [keysBefore, keysAfter] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry))) as [
    string[],
    string[],
  ]
  const pairs: Pair[] = []
  let [from, to] = [0, 0]
  for (const [one, other] of [...common(keysBefore, keysAfter), [before.length, after.length] as const]) {
    pairs.push(...between(before, after, [from, one], [to, other], alike))
    if (one < before.length) pairs.push([one, other])
    from = one + 1
    to = other + 1
  }
  return pairs
}

/** Pairs up a stretch where nothing is equal: in order, each with the next that is alike. */
function between<T>(
  before: T[],
  after: T[],
  [from, end]: [number, number],
  [start, stop]: [number, number],
  alike: (one: T, other: T) => boolean,
): Pair[] {
  const pairs: Pair[] = []
  let next = start
  for (let one = from; one < end; one++) {
    let other = next
    while (other < stop && !alike(before[one] as T, after[other] as T)) other++
    if (other === stop) {
      pairs.push([one, undefined])
      continue
    }
    for (; next < other; next++) pairs.push([undefined, next])
    pairs.push([one, other])
    next = other + 1
  }
  for (; next < stop; next++) pairs.push([undefined, next])
  return pairs
}

/** The longest common subsequence, as pairs of indexes. */
export function common(before: string[], after: string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  const at = (one: number, other: number) => (lengths[one] as Uint16Array)[other] as number
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      (lengths[one] as Uint16Array)[other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
  const pairs: [number, number][] = []
  for (let one = 0, other = 0; one < before.length && other < after.length;)
    if (before[one] === after[other]) pairs.push([one++, other++])
    else if (at(one + 1, other) >= at(one, other + 1)) one++
    else other++
  return pairs
}

/** How much of their words two texts share: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))) as [
    Set<string>,
    Set<string>,
  ]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / Math.max(1, words.size, others.size)
}
