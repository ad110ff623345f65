import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** A folder of values that builds leave to later builds, each under a name. Several builds may work with it at once. */
export class KeptValues<T> {
  readonly #used = new Set<string>()

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** The value under a name, as it was put; undefined where there is none that can be read. */
  get(name: string): T | undefined {
    try {
      return deserialize(readFileSync(this.#use(name))) as T
    } catch {
      return undefined
    }
  }

  put(name: string, value: T): void {
    const file = this.#use(name)
    const whole = `${file}.${process.pid}`
    writeFileSync(whole, serialize(value))
    try {
      renameSync(whole, file)
    } catch (error) {
      // Another build has just forgotten what it does not know; the value will be made again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  /** The value under a name, made and put where there is none. */
  async getOrMake(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.get(name)
    if (known !== undefined) return known
    const made = await make()
    this.put(name, made)
    return made
  }

  /** Forgets the values that nobody asked for or put here. */
  keepUsed(): void {
    for (const name of readdirSync(this.folder))
      if (!this.#used.has(join(this.folder, name))) rmSync(join(this.folder, name), { force: true })
  }

  #use(name: string): string {
    const file = join(this.folder, encodeURIComponent(name))
    this.#used.add(file)
    return file
  }
}
