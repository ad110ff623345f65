import type { Contracts } from '../content/contracts.ts'
import type { SourceDocument } from '../content/load.ts'

/**
 * Caches a function of a document, so that checking a site again after an edit takes only the time of the edited document.
 */
export function oncePerDocument<T>(find: (doc: SourceDocument, contracts: Contracts) => T): typeof find {
  const all = new WeakMap<Contracts, WeakMap<SourceDocument, T>>()
  return (doc, contracts) => {
    let known = all.get(contracts)
    if (!known) {
      known = new WeakMap()
      all.set(contracts, known)
    }
    let found = known.get(doc)
    if (found === undefined) {
      found = find(doc, contracts)
      known.set(doc, found)
    }
    return found
  }
}
