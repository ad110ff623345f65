import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from './write-whole.ts'

/** A folder of named values that builds keep for later builds. Several builds may use it at once. */
export class KeptValues<T> {
  readonly #used = new Set<string>()

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** The value with a name; undefined if there is none, or it cannot be read. */
  get(name: string): T | undefined {
    try {
      return deserialize(readFileSync(this.#use(name))) as T
    } catch {
      return undefined
    }
  }

  put(name: string, value: T): void {
    const file = this.#use(name)
    try {
      writeWhole(file, serialize(value))
    } catch (error) {
      // Another build has just removed what it does not use; the value will be made again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  /** The value with a name; computed and cached if missing. */
  async getOrMake(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.get(name)
    if (known !== undefined) return known
    const made = await make()
    this.put(name, made)
    return made
  }

  /** Keeps a value without reading it. */
  use(name: string): void {
    this.#use(name)
  }

  /** Removes the values that were neither read nor written through this object. */
  keepUsed(): void {
    for (const name of readdirSync(this.folder))
      if (!this.#used.has(name)) rmSync(join(this.folder, name), { force: true })
  }

  #use(name: string): string {
    const file = encodeURIComponent(name)
    this.#used.add(file)
    return `${this.folder}/${file}`
  }
}
