import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { hashOfContent } from '../content/hash.ts'
import { replaceFolder } from './work-folder.ts'
import { writeWhole } from './write-whole.ts'

/** A file as a build left it: what it was made from, and by what to see that it is that file still. */
interface Known {
  key: string
  ino: number
  size: number
  mtimeMs: number
}

/** Where a site is built. */
interface Places {
  /** What visitors get: the finished folder takes its place as a whole. */
  target: string
  /** The folder that the last build replaced, to be built upon. */
  spare: string
  /** What the last build wrote down of `target`. */
  list: string
  /** The folder that is filled, which only this build knows. */
  work: string
}

/**
 * A folder that a build fills with a whole site. Files that do not change from `target` are neither read nor written: they
 * are in the spare folder already, or are linked. Files are replaced and never modified, because links share content.
 */
export class SiteFolder {
  readonly #before: Map<string, Known>
  readonly #now = new Map<string, Known>()

  constructor(private readonly at: Places) {
    this.#before = read(at.list)
    try {
      renameSync(at.spare, at.work)
    } catch {
      // There is none, or another build took it.
      mkdirSync(at.work, { recursive: true })
    }
  }

  get folder(): string {
    return this.at.work
  }

  /** Names of the files of the site so far, each with its key. */
  get files(): ReadonlyMap<string, { key: string }> {
    return this.#now
  }

  /** Leaves a file as it is in the site of the last build. False where it was made from something else, or is gone. */
  keep(name: string, key: string): boolean {
    const known = this.#before.get(name)
    if (known?.key !== key || !isSame(known, join(this.at.target, name))) return false
    const file = join(this.at.work, name)
    if (lstatSync(file, { throwIfNoEntry: false })?.ino !== known.ino) {
      make(file)
      linkSync(join(this.at.target, name), file)
    }
    this.#now.set(name, known)
    return true
  }

  /** Puts a file in its place. @param key of what it is made from, where that is known more cheaply than by its content */
  put(name: string, content: string | Uint8Array, key = hashOfContent(content)): void {
    if (this.keep(name, key)) return
    const file = join(this.at.work, name)
    make(file)
    writeFileSync(file, content)
    const { ino, size, mtimeMs } = lstatSync(file)
    this.#now.set(name, { key, ino, size, mtimeMs })
  }

  /** Removes what no build of this site has put there. */
  prune(): void {
    const folders = new Set<string>()
    for (const name of this.#now.keys())
      for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) folders.add(folder)
    const pruneIn = (below: string) => {
      for (const entry of readdirSync(join(this.at.work, below), { withFileTypes: true })) {
        const name = below ? `${below}/${entry.name}` : entry.name
        if (entry.isDirectory() && folders.has(name)) pruneIn(name)
        else if (!this.#now.has(name)) rmSync(join(this.at.work, name), { recursive: true })
      }
    }
    pruneIn('')
  }

  /** Puts the folder in the place of the target, which the next build goes on from. */
  finish(): void {
    const { work, target, spare, list } = this.at
    const aside = `${work}-aside`
    replaceFolder(work, target, aside, { keepAside: true })
    writeWhole(list, serialize(this.#now))
    try {
      renameSync(aside, spare)
    } catch {
      // There was no target before, or another build has left its own.
      rmSync(aside, { recursive: true, force: true })
    }
  }
}

function read(list: string): Map<string, Known> {
  try {
    return deserialize(readFileSync(list)) as Map<string, Known>
  } catch {
    return new Map()
  }
}

function isSame({ ino, size, mtimeMs }: Known, file: string): boolean {
  const now = lstatSync(file, { throwIfNoEntry: false })
  return now?.ino === ino && now.size === size && now.mtimeMs === mtimeMs
}

/** Makes room for a file. */
function make(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { recursive: true, force: true })
}
