import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variantFiles } from '../../page/variants.ts'

/** One entry of Vite's manifest.json. */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** Vite's manifest: source file, relative to its root, to what it was built into. */
export type Manifest = Record<string, ManifestChunk>

/** Collects the styles that a page needs: those of the whole site, then those of its blocks. */
export class PageStyles {
  readonly #texts = new Map<string, string>()
  readonly #byEntries = new Map<string, string>()

  /**
   * @param folder output of the server build
   * @param manifest its manifest
   * @param entry key of the server entry
   */
  constructor(
    private readonly folder: string,
    private readonly manifest: Manifest,
    private readonly entry: string,
  ) {}

  /** The styles for a page with these blocks, as one text. */
  for(blocks: { type: string }[]): string {
    const wanted = [...new Set(blocks.map((block) => this.#blockEntry(block)))].sort()
    const key = wanted.join()
    const known = this.#byEntries.get(key)
    if (known !== undefined) return known
    // The site's own styles must come first: they declare the order of the layers.
    const files = new Set<string>(this.manifest[this.entry]?.css)
    this.#collect(this.entry, files, new Set())
    for (const source of wanted) this.#collect(source, files, new Set())
    const css = [...files].map((file) => this.#text(file)).join('')
    this.#byEntries.set(key, css)
    return css
  }

  #blockEntry(block: { type: string }): string {
    const variant = variantFiles(block).find((file) => Object.hasOwn(this.manifest, `blocks/${file}`))
    if (variant) return `blocks/${variant}`
    const own = new RegExp(`^blocks/${block.type}/[^/]+\\.tsx$`)
    return Object.keys(this.manifest).find((key) => own.test(key)) ?? ''
  }

  #collect(key: string, files: Set<string>, seen: Set<string>): void {
    const chunk = this.manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) this.#collect(imported, files, seen)
    for (const file of chunk.css ?? []) files.add(file)
  }

  #text(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(join(this.folder, file), 'utf8').trim()
    this.#texts.set(file, text)
    return text
  }
}
