import type { SiteSources, SourceDocument } from '../load.ts'

/** Counts documents by the words they have; counting again after an edit takes the time of the edited document. */
class Tally {
  readonly #words = new Map<SourceDocument, ReadonlySet<string>>()
  readonly #counts = new Map<string, number>()
  #state = ''

  count(
    docs: readonly SourceDocument[],
    state: string,
    wordsOf: (doc: SourceDocument) => ReadonlySet<string>,
  ): ReadonlyMap<string, number> {
    const there = new Set(state === this.#state ? docs : [])
    this.#state = state
    for (const [doc, words] of this.#words) {
      if (there.has(doc)) continue
      this.#words.delete(doc)
      for (const word of words) this.#add(word, -1)
    }
    for (const doc of docs) {
      if (this.#words.has(doc)) continue
      const words = wordsOf(doc)
      this.#words.set(doc, words)
      for (const word of words) this.#add(word, 1)
    }
    return this.#counts
  }

  #add(word: string, number: number): void {
    const count = (this.#counts.get(word) ?? 0) + number
    if (count) this.#counts.set(word, count)
    else this.#counts.delete(word)
  }
}

/**
 * A tally for each site that is asked about.
 * @returns a function from documents of a site to how many of them have each word; all are counted anew where `state` differs
 */
export function tallies(): (site: SiteSources, ...parts: Parameters<Tally['count']>) => ReturnType<Tally['count']> {
  const all = new WeakMap<SiteSources, Tally>()
  return (site, ...parts) => {
    const tally = all.get(site) ?? new Tally()
    all.set(site, tally)
    return tally.count(...parts)
  }
}
