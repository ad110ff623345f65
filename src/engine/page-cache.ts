import { hashOf } from './hash.ts'
import { KeptValues } from './kept-values.ts'
import type { Resolver } from './resolve.ts'

/** What a page looked up while it was made, each with a hash of what it found. */
export interface Uses {
  collections: Record<string, string>
  pictures: Record<string, string>
  /** Names of icons, by file. */
  sprites: string[][]
}

/** A finished page with what it was made from. */
export interface Kept<T> {
  key: string
  uses: Uses
  made: T
}

/** Pages of earlier builds: one that would come out the same is not made again. */
export class PageCache<T> {
  readonly #kept: KeptValues<Kept<T>>

  constructor(
    folder: string,
    private readonly using: Resolver,
  ) {
    this.#kept = new KeptValues(folder)
  }

  /**
   * The page as it was made before; undefined where anything it was made from has changed. Draws its icons again.
   * @param key of everything that is not looked up: the document, the code
   */
  get(name: string, key: string): T | undefined {
    const kept = this.#kept.get(name)
    if (kept?.key !== key) return undefined
    const { collections, pictures, sprites } = kept.uses
    const same = (then: Record<string, string>, now: (name: string) => string) =>
      Object.entries(then).every(([name, hash]) => hash === now(name))
    if (!same(collections, (name) => collectionHash(this.using, name))) return undefined
    if (!same(pictures, (file) => pictureHash(this.using, file))) return undefined
    for (const names of sprites) this.using.assets.sprite(names)
    return kept.made
  }

  put(name: string, kept: Kept<T>): void {
    this.#kept.put(name, kept)
  }

  /** Forgets the pages that the site no longer has. */
  keepUsed(): void {
    this.#kept.keepUsed()
  }
}

/** A resolver that notes what is looked up with it. */
export function noting(using: Resolver): { using: Resolver; uses: Uses } {
  const uses: Uses = { collections: {}, pictures: {}, sprites: [] }
  const { site, assets } = using
  const collections = {
    get(name: string) {
      uses.collections[name] = collectionHash(using, name)
      return site.collections.get(name)
    },
  }
  const noted: Resolver = {
    ...using,
    site: { ...site, collections },
    assets: {
      picture(file) {
        uses.pictures[file] = pictureHash(using, file)
        return assets.picture(file)
      },
      sprite(names) {
        uses.sprites.push(names)
        return assets.sprite(names)
      },
    },
  }
  return { using: noted, uses }
}

const collectionHash = ({ site }: Resolver, name: string): string => hashOf(site.collections.get(name)?.data)

function pictureHash({ assets }: Resolver, file: string): string {
  try {
    return hashOf(assets.picture(file))
  } catch {
    return 'gone'
  }
}
