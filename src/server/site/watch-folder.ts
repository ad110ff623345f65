import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pastFiles } from './past-files.ts'
import { createReader, type Reader } from './representation.ts'
import { readSiteFiles, type SiteFile, type SiteFiles } from './site-files.ts'

/** A built folder as it is served now. */
export interface Content {
  files: SiteFiles
  /** A hashed file of an earlier release. */
  past(path: string): Promise<SiteFile | undefined>
  reader: Reader
}

export interface Watched {
  /** Checked for a new build once a second at most, or at once when `now`. */
  current(now?: boolean): Promise<Content>
  /** The same if the folder was checked within the last second. */
  known(): Content | undefined
}

/**
 * The folder's content. A folder that a build has put in the place of the old one is read anew; while there is none or it
 * cannot be read, the old content stays.
 */
export function watchFolder(folder: string): Watched {
  let checkedAt = Number.NEGATIVE_INFINITY
  let version = ''
  let content: Promise<Content> | undefined
  /** What `content` has become; undefined while it is read. */
  let ready: Content | undefined
  // The clock of the machine may be set back.
  const isFresh = () => performance.now() - checkedAt < 1000
  return {
    known: () => (isFresh() ? ready : undefined),
    async current(now = false) {
      if (content && !now && isFresh()) return content
      checkedAt = performance.now()
      const old = content
      const seen = await versionOf(folder).catch((error) => {
        if (!old) throw error
        return version
      })
      if (old && seen === version) return old
      const fresh = readNow(seen)
      ready = undefined
      const mine = old ? fresh.catch(() => old) : fresh
      content = mine
      const read = await mine
      if (content === mine) ready = read
      return read
    },
  }

  async function readNow(seen: string): Promise<Content> {
    const files = await readSiteFiles(folder)
    // Set last, so that a folder that could not be read, e.g. half copied, is read again.
    version = seen
    const past = pastFiles(join(dirname(folder), 'releases'))
    return { files, past, reader: createReader() }
  }
}

async function versionOf(folder: string): Promise<string> {
  const { ino, mtimeMs } = await stat(folder)
  return `${ino}-${mtimeMs}`
}
