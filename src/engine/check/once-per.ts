import type { Contracts } from '../content/contracts.ts'
import type { SourceDocument } from '../content/load.ts'

/** Caches a function of an object that does not change. */
export function oncePer<Key extends object, T>(find: (key: Key) => T): typeof find {
  const all = new WeakMap<Key, T>()
  return (key) => {
    let found = all.get(key)
    if (found === undefined) {
      found = find(key)
      all.set(key, found)
    }
    return found
  }
}

/**
 * Caches a function of a document, so that checking a site again after an edit takes only the time of the edited document.
 */
export function oncePerDocument<T>(find: (doc: SourceDocument, contracts: Contracts) => T): typeof find {
  const by = oncePer((contracts: Contracts) => oncePer((doc: SourceDocument) => find(doc, contracts)))
  return (doc, contracts) => by(contracts)(doc)
}
