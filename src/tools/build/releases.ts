import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { moved, replaceFolder } from '../../engine/build/work-folder.ts'
import { hashOfContent } from '../../engine/content/hash.ts'

/** How many releases are kept, beside the one that is served. */
const mostReleases = 5

/** A kept build. Its `id` consists of the time of the build and a hash of its content. */
export interface Release {
  id: string
  /** The one in dist. */
  isServed: boolean
}

const folderOf = (root: string, id = '') => join(root, 'releases', id)

/** Releases that are kept, newest first. */
export function listReleases(
  root: string,
  served = existsSync(join(root, 'dist')) ? folderHash(join(root, 'dist')) : undefined,
): Release[] {
  const names = existsSync(folderOf(root)) ? readdirSync(folderOf(root)) : []
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .reverse()
    .map((id) => ({ id, isServed: served !== undefined && id.endsWith(served) }))
}

/** What a build knows of dist: folders and files that need not be linked and read again. */
interface Built {
  /** A folder with the same files as dist. Afterwards it may be another, for the next build to go on from. */
  twin: string | undefined
  /** Its files by name, with a hash of the content where that is known. */
  files: ReadonlyMap<string, string | undefined>
}

/** Keeps dist as hard links, which take no space, and removes the oldest release. Does nothing if this build is kept already. */
export function keepRelease(root: string, now = new Date(), built?: Built): string {
  const hash = folderHash(join(root, 'dist'), built?.files)
  const known = listReleases(root, hash)
  const served = known.find(({ isServed }) => isServed)
  if (served) return served.id
  const id = `${now.toISOString().slice(0, 16).replace(':', '')}-${hash}`
  const work = folderOf(root, `.${process.pid}`)
  mkdirSync(folderOf(root), { recursive: true })
  rmSync(work, { recursive: true, force: true })
  if (!built?.twin || !moved(built.twin, work)) linkFolder(join(root, 'dist'), work)
  replaceFolder(work, folderOf(root, id), `${work}.old`)
  for (const { id } of known.slice(mostReleases - 1))
    if (!built?.twin || !moved(folderOf(root, id), built.twin))
      rmSync(folderOf(root, id), { recursive: true, force: true })
  return id
}

/** Replaces the whole dist by a kept release, after keeping the current one. */
export function serveRelease(root: string, id: string): void {
  if (existsSync(join(root, 'dist'))) keepRelease(root)
  const work = folderOf(root, `.${process.pid}`)
  linkFolder(folderOf(root, id), work)
  replaceFolder(work, join(root, 'dist'), `${work}.old`)
}

function linkFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}

/**
 * A short hash of a built site: names of all files, and the content of those without a hash in their name.
 * @param files its files, with hashes of those that need not be read
 */
function folderHash(folder: string, files: Built['files'] = filesOf(folder)): string {
  const hash = createHash('sha256')
  for (const name of [...files.keys()].filter((name) => !/\.(br|gz)$/.test(name)).sort()) {
    hash.update(`${name}\0`)
    if (!/^(assets|media)\//.test(name)) hash.update(files.get(name) ?? hashOfContent(readFileSync(join(folder, name))))
  }
  return hash.digest('hex').slice(0, 8)
}

function filesOf(folder: string): Built['files'] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ parentPath, name }) => [relative(folder, join(parentPath, name)), undefined]))
}
