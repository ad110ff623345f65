import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variantFiles } from '../../page/variants.ts'
import { StyleSheet } from './style-sheet.ts'

/** One entry of Vite's manifest.json. */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** Vite's manifest: source file, relative to its root, to what it was built into. */
export type Manifest = Record<string, ManifestChunk>

interface StyleFile {
  sheet: StyleSheet
  /** Whether a page takes all of it. */
  whole: boolean
}

/** Collects the styles that a page needs: those of the whole site, then those that its blocks use. */
export class PageStyles {
  readonly #sheets = new Map<string, StyleSheet>()
  readonly #byEntries = new Map<string, StyleFile[]>()

  /**
   * @param folder output of the server build
   * @param manifest its manifest
   * @param entry key of the server entry
   * @param islands types of the blocks that React changes in the browser, where they may show any of their classes
   */
  constructor(
    private readonly folder: string,
    private readonly manifest: Manifest,
    private readonly entry: string,
    private readonly islands: string[],
  ) {}

  /** The styles for a page with these blocks, as one text. @param main the blocks as HTML */
  for(blocks: { type: string }[], main: string): string {
    const classes = new Set(Array.from(main.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
    return this.#filesOf(blocks)
      .map(({ sheet, whole }) => (whole ? sheet.text : sheet.keep(classes)))
      .join('')
  }

  /** The styles of all blocks, which follow those that a document has inlined. */
  ofAllBlocks(): string {
    const files = new Set<string>()
    for (const entry of Object.keys(this.manifest).sort())
      if (/^blocks\/.*\.tsx$/.test(entry)) this.#collect(entry, files, new Set())
    for (const file of this.manifest[this.entry]?.css ?? []) files.delete(file)
    return [...files].map((file) => this.#sheet(file).text).join('')
  }

  #filesOf(blocks: { type: string }[]): StyleFile[] {
    const entries = new Map(blocks.map((block) => [this.#blockEntry(block), this.islands.includes(block.type)]))
    const wanted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1))
    const key = wanted.join()
    const known = this.#byEntries.get(key)
    if (known) return known
    // The site's own styles must come first: they declare the order of the layers.
    const whole = new Set<string>(this.manifest[this.entry]?.css)
    this.#collect(this.entry, whole, new Set())
    const files = new Set(whole)
    for (const [entry, island] of wanted) {
      this.#collect(entry, files, new Set())
      if (island) this.#collect(entry, whole, new Set())
    }
    const found = [...files].map((file) => ({ sheet: this.#sheet(file), whole: whole.has(file) }))
    this.#byEntries.set(key, found)
    return found
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

  #sheet(file: string): StyleSheet {
    const sheet = this.#sheets.get(file) ?? new StyleSheet(readFileSync(join(this.folder, file), 'utf8').trim())
    this.#sheets.set(file, sheet)
    return sheet
  }
}
