import type { Contracts } from './contracts.ts'
import type { SourceDocument } from './load.ts'

/**
 * Makes what is found in a document be found once: a document that did not change says what it said before, so
 * that checking a site again after an edit takes the time of that one document.
 */
export function remember<T>(find: (doc: SourceDocument, contracts: Contracts) => T): typeof find {
  const all = new WeakMap<Contracts, WeakMap<SourceDocument, T>>()
  return (doc, contracts) => {
    const known = all.get(contracts) ?? new WeakMap<SourceDocument, T>()
    all.set(contracts, known)
    const found = known.get(doc) ?? find(doc, contracts)
    known.set(doc, found)
    return found
  }
}
