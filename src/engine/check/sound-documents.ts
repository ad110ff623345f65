import { hashOf } from '../content/hash.ts'
import type { SiteSources, SourceDocument } from '../content/load.ts'
import type { Found } from './findings.ts'
import { sharedState } from './shared-state.ts'
import type { Anchors, SiteIndex } from './site-index.ts'

/** The documents in which no rule about one document finds anything. */
export interface Remembered {
  /** Changes with all that these rules can know, except the contents of pages. */
  state: string
  /** By file: a hash of its content, and of the ids of each page that the rules looked at, by path. */
  documents: Map<string, { hash: string; seen: [path: string, ids: string][] }>
}

/** Where a check keeps what it found sound for the next one. */
export interface DocumentMemory {
  /** Changes whenever a rule, a contract or a package does. */
  codeKey: string
  get(): Remembered | undefined
  put(remembered: Remembered): void
}

/** The documents of a site that are known to be sound, each as long as all that the rules saw is as it was. */
export class SoundDocuments {
  readonly #state: string
  readonly #documents: Remembered['documents']
  #isNew = false

  constructor(
    private readonly memory: DocumentMemory,
    site: SiteSources,
    private readonly index: SiteIndex,
  ) {
    this.#state = sharedState(memory.codeKey, site, index)
    const before = memory.get()
    this.#documents = before?.state === this.#state ? before.documents : new Map()
  }

  has({ file, hash }: SourceDocument): boolean {
    const known = this.#documents.get(file)
    if (known === undefined || known.hash !== hash) return false
    return known.seen.every(([path, ids]) => ids === hashOfIds(this.index.pages.get(path)?.anchors))
  }

  add({ file, hash }: SourceDocument, seen: Found['seen']): void {
    if (hash === undefined) return
    const ids = [...seen].map(([path, anchors]): [string, string] => [path, hashOfIds(anchors)])
    this.#documents.set(file, { hash, seen: ids })
    this.#isNew = true
  }

  /** Keeps what is known now, if that is more than before. */
  keep(): void {
    if (this.#isNew) this.memory.put({ state: this.#state, documents: this.#documents })
  }
}

const hashOfIds = (ids: Anchors): string => hashOf(ids && [...ids])
