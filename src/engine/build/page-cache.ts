import type { Resolver } from '../../page/resolve.ts'
import { hashOf } from '../content/hash.ts'
import { KeptValues } from './kept-values.ts'

/** What a page looked up while it was rendered, each with a hash of what it got. */
export interface Uses {
  collections: Record<string, string>
  pictures: Record<string, string>
  /** Names of icons, by file. */
  sprites: string[][]
}

/** A finished page with everything it depends on. */
export interface Kept<T> {
  key: string
  uses: Uses
  page: T
}

/** Pages of earlier builds: a page that would come out the same is not rendered again. */
export class PageCache<T> {
  readonly #lists: KeptValues<Map<string, Kept<T>>>
  readonly #before: Map<string, Kept<T>>
  readonly #now = new Map<string, Kept<T>>()

  constructor(
    folder: string,
    private readonly resolver: Resolver,
  ) {
    this.#lists = new KeptValues(folder)
    this.#before = this.#lists.get('all') ?? new Map()
  }

  /**
   * The page of an earlier build; undefined if anything it depends on has changed. Writes its icon files again.
   * @param key hash of what is not looked up: the document, the code
   */
  get(name: string, key: string): T | undefined {
    const kept = this.#before.get(name)
    if (kept?.key !== key) return undefined
    const { collections, pictures, sprites } = kept.uses
    const same = (then: Record<string, string>, now: (name: string) => string) =>
      Object.entries(then).every(([name, hash]) => hash === now(name))
    if (!same(collections, (name) => collectionHash(this.resolver, name))) return undefined
    if (!same(pictures, (file) => pictureHash(this.resolver, file))) return undefined
    for (const names of sprites) this.resolver.assets.sprite(names)
    this.#now.set(name, kept)
    return kept.page
  }

  put(name: string, kept: Kept<T>): void {
    this.#now.set(name, kept)
  }

  /** Keeps the pages of this build, and no others, for the next one. */
  save(): void {
    this.#lists.put('all', this.#now)
  }
}

/** The same resolver, which records what is looked up with it. */
export function recordingUses(resolver: Resolver): { resolver: Resolver; uses: Uses } {
  const uses: Uses = { collections: {}, pictures: {}, sprites: [] }
  const { site, assets } = resolver
  const collections = {
    get(name: string) {
      uses.collections[name] = collectionHash(resolver, name)
      return site.collections.get(name)
    },
  }
  const recording: Resolver = {
    ...resolver,
    site: { ...site, collections },
    assets: {
      picture(file) {
        uses.pictures[file] = pictureHash(resolver, file)
        return assets.picture(file)
      },
      sprite(names) {
        uses.sprites.push(names)
        return assets.sprite(names)
      },
    },
  }
  return { resolver: recording, uses }
}

const collectionHash = ({ site }: Resolver, name: string): string => knownHash(site.collections.get(name)?.data)

function pictureHash({ assets }: Resolver, file: string): string {
  try {
    return knownHash(assets.picture(file))
  } catch {
    return 'gone'
  }
}

const knownHashes = new WeakMap<object, string>()

/** Hashes a value once, because thousands of pages use the same few collections and pictures. */
function knownHash(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOf(value)
  const hash = knownHashes.get(value) ?? hashOf(value)
  knownHashes.set(value, hash)
  return hash
}
