import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One entry of Vite's manifest.json. */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** Vite's manifest: source file, relative to its root, to what became of it. */
export type Manifest = Record<string, ManifestChunk>

/** Tells the styles a page needs: those of the whole site first, then those of its blocks. */
export class PageStyles {
  readonly #texts = new Map<string, string>()
  readonly #byTypes = new Map<string, string>()

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

  /** The styles for a page with blocks of these types, as one text. */
  for(types: Iterable<string>): string {
    const wanted = [...new Set(types)].sort()
    const key = wanted.join()
    const known = this.#byTypes.get(key)
    if (known !== undefined) return known
    // The site's own styles open with the order of the layers, which whatever names a layer first would decide.
    const files = new Set<string>(this.manifest[this.entry]?.css)
    this.#collect(this.entry, files, new Set())
    for (const type of wanted) this.#collect(this.#blockEntry(type), files, new Set())
    const css = [...files].map((file) => this.#text(file)).join('')
    this.#byTypes.set(key, css)
    return css
  }

  #blockEntry(type: string): string {
    const start = `blocks/${type}/`
    return Object.keys(this.manifest).find((key) => key.startsWith(start) && key.endsWith('.tsx')) ?? ''
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
