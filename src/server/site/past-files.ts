import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readSiteFiles, type SiteFile } from './site-files.ts'

/** Folders whose files are named by a hash of their content: the same name is the same file in every release. */
const hashed = /^\/(assets|media)\//

/** Finds the hashed files of kept releases, so that a page that was open when its release was replaced stays complete. */
export function pastFiles(releasesFolder: string): (path: string) => Promise<SiteFile | undefined> {
  let known: Promise<Map<string, SiteFile>> | undefined
  return async (path) => {
    if (!hashed.test(path)) return undefined
    known ??= list(releasesFolder)
    return (await known).get(path)
  }
}

async function list(folder: string): Promise<Map<string, SiteFile>> {
  const names = await readdir(folder).catch(() => [])
  const releases = names.filter((name) => !name.startsWith('.')).map((name) => readSiteFiles(join(folder, name)))
  const files = (await Promise.allSettled(releases)).flatMap((found) =>
    found.status === 'fulfilled' ? [...found.value.byPath] : [],
  )
  return new Map(files.filter(([path]) => hashed.test(path)))
}
