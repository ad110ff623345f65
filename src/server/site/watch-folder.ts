import { stat } from 'node:fs/promises'
import { createReader, type Reader } from './representation.ts'
import { readSiteFiles, type SiteFiles } from './site-files.ts'

/** A built folder as it is served now. */
export interface Content {
  files: SiteFiles
  reader: Reader
}

/**
 * The folder's content, looked at again at most once a second, or at once when `now`. A folder that a build has put in
 * the place of the old one is read anew; while there is none or it cannot be read, the old content stays.
 */
export function watchFolder(folder: string): (now?: boolean) => Promise<Content> {
  let checkedAt = 0
  let version = ''
  let content: Promise<Content> | undefined
  return async (now = false) => {
    if (content && !now && Date.now() - checkedAt < 1000) return content
    checkedAt = Date.now()
    const old = content
    const seen = await versionOf(folder).catch((error) => {
      if (!old) throw error
      return version
    })
    if (old && seen === version) return old
    version = seen
    const fresh = readSiteFiles(folder).then((files) => ({ files, reader: createReader() }))
    content = old ? fresh.catch(() => old) : fresh
    return content
  }
}

async function versionOf(folder: string): Promise<string> {
  const { ino, mtimeMs } = await stat(folder)
  return `${ino}-${mtimeMs}`
}
