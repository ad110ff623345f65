import type { SiteSources, SourceDocument } from '../content/load.ts'

/** Counts documents by the words they have. Counting again after an edit takes only the time of the edited document. */
class Tally {
  readonly #words = new Map<SourceDocument, ReadonlySet<string>>()
  readonly #counts = new Map<string, number>()
  #last: readonly SourceDocument[] = []
  #state = ''

  count(
    docs: readonly SourceDocument[],
    state: string,
    wordsOf: (doc: SourceDocument) => ReadonlySet<string>,
  ): ReadonlyMap<string, number> {
    const [before, now] = [new Set(state === this.#state ? this.#last : []), new Set(docs)]
    const gone = this.#last.filter((doc) => !before.has(doc) || !now.has(doc))
    const added = docs.filter((doc) => !before.has(doc))
    for (const doc of gone) this.#forget(doc)
    for (const doc of added) this.#learn(doc, wordsOf(doc))
    this.#last = docs
    this.#state = state
    return this.#counts
  }

  #learn(doc: SourceDocument, words: ReadonlySet<string>): void {
    this.#words.set(doc, words)
    for (const word of words) this.#add(word, 1)
  }

  #forget(doc: SourceDocument): void {
    for (const word of this.#words.get(doc) ?? []) this.#add(word, -1)
    this.#words.delete(doc)
  }

  #add(word: string, number: number): void {
    const count = (this.#counts.get(word) ?? 0) + number
    if (count) this.#counts.set(word, count)
    else this.#counts.delete(word)
  }
}

/**
 * Keeps a tally for each site.
 * @returns a function that counts how many documents of a site have each word; everything is counted again if `state` differs
 */
export function tallies(): (site: SiteSources, ...parts: Parameters<Tally['count']>) => ReturnType<Tally['count']> {
  const all = new WeakMap<SiteSources, Tally>()
  return (site, ...parts) => {
    const tally = all.get(site) ?? new Tally()
    all.set(site, tally)
    return tally.count(...parts)
  }
}
