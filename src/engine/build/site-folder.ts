import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { hashOfContent } from '../content/hash.ts'
import { moved, replaceFolder } from './work-folder.ts'
import { writeWhole } from './write-whole.ts'

/** A file as a build left it: what it was made from, and how to tell that it is still the same file. */
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
  /** A folder with the site of an earlier build, to start from. */
  spare: string
  /** The list of files in `target`, written by the last build. */
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
  /** Files that are not those of the last build. */
  readonly #changed = new Set<string>()
  readonly #folders = new Set<string>()
  /** Whether the folder was empty at first. */
  readonly #isNew: boolean
  readonly #target: number | undefined

  constructor(private readonly at: Places) {
    this.#target = inode(at.target)
    this.#before = read(at.list)
    this.#isNew = !moved(at.spare, at.work)
    if (this.#isNew) mkdirSync(at.work, { recursive: true })
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
    if (known?.key !== key || !isSame(known, `${this.at.target}/${name}`)) return false
    if (this.#now.get(name) === known) return true
    const file = `${this.at.work}/${name}`
    if (this.#isNew || inode(file) !== known.ino) {
      this.#makeRoom(name)
      linkSync(`${this.at.target}/${name}`, file)
    }
    this.#now.set(name, known)
    return true
  }

  /** Puts a file in its place. @param key of what it is made from, where that is known more cheaply than by its content */
  put(name: string, content: string | Uint8Array, key = hashOfContent(content)): void {
    if (this.keep(name, key)) return
    const file = join(this.at.work, name)
    this.#makeRoom(name)
    writeFileSync(file, content)
    const { ino, size, mtimeMs } = lstatSync(file)
    this.#now.set(name, { key, ino, size, mtimeMs })
    this.#changed.add(name)
  }

  /** Makes room for a file; in a new folder it takes half the time to know what is there. */
  #makeRoom(name: string): void {
    const folder = dirname(name)
    if (!this.#isNew || this.#now.has(name) || !this.#folders.has(folder)) makeRoom(this.at.work, name)
    this.#folders.add(folder)
  }

  /** Removes what no build of this site has put there. */
  prune(): void {
    if (!this.#isNew) this.#prune(this.at.work)
  }

  #prune(site: string): void {
    const folders = new Set<string>()
    for (const name of this.#now.keys())
      for (let folder = dirname(name); folder !== '.' && !folders.has(folder); folder = dirname(folder))
        folders.add(folder)
    const pruneIn = (below: string) => {
      for (const entry of readdirSync(join(site, below), { withFileTypes: true })) {
        const name = below ? `${below}/${entry.name}` : entry.name
        if (entry.isDirectory() && folders.has(name)) pruneIn(name)
        else if (!this.#now.has(name)) rmSync(join(site, name), { recursive: true })
      }
    }
    pruneIn('')
  }

  /**
   * Puts the folder in the place of the target, which the next build goes on from.
   * @returns a folder with the same files as the target now; undefined if there was no target, or another build came between
   */
  finish(): string | undefined {
    const { work, target, list } = this.at
    const aside = `${work}-aside`
    const own = inode(work)
    replaceFolder(work, target, aside, { keepAside: true })
    writeWhole(list, serialize(this.#now))
    if (this.#target === undefined || inode(aside) !== this.#target) return undefined
    this.#prune(aside)
    try {
      for (const name of this.#changed) {
        makeRoom(aside, name)
        linkSync(join(target, name), join(aside, name))
      }
    } catch {
      return undefined
    }
    return inode(target) === own ? aside : undefined
  }
}

const inode = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.ino

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
function makeRoom(folder: string, name: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  rmSync(join(folder, name), { recursive: true, force: true })
}
