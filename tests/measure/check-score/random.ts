/** A source of numbers that gives the same ones on every run, so that a score can be compared with the last. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = 2166136261
    for (const char of seed) this.#state = Math.imul(this.#state ^ char.charCodeAt(0), 16777619)
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  pick<T>(list: readonly T[]): T {
    if (!list.length) throw new Error('There is nothing to pick from.')
    return list[this.below(list.length)] as T
  }

  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    const rest = [...list]
    return list.map(() => rest.splice(this.below(rest.length), 1)[0] as T)
  }

  /**
   * A word with one slip of the fingers: two letters swapped, one lost, doubled or changed.
   * @param taken words that it must not become
   * @returns undefined where no slip leads to another word
   */
  misspelt(word: string, taken: { has(word: string): boolean }): string | undefined {
    const letters = [...word.matchAll(/[a-z]/gi)].map(({ index }) => index)
    if (letters.length < 2) return undefined
    for (let attempt = 0; attempt < 20; attempt++) {
      const at = this.pick(letters)
      const letter = word[at] as string
      const other = this.pick([...'abcdefghijklmnopqrstuvwxyz'])
      const slip = this.pick([
        () => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
        () => word.slice(0, at) + word.slice(at + 1),
        () => word.slice(0, at) + letter + word.slice(at),
        () => word.slice(0, at) + other + word.slice(at + 1),
      ])()
      if (slip !== word && !taken.has(slip)) return slip
    }
    return undefined
  }
}
