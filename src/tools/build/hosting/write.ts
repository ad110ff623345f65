import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notes, readSiteFiles, type SiteNote } from '../../../server/site/site-files.ts'
import { headersFile, redirectsFile } from './static-host.ts'

/**
 * Writes what other hosts need to answer like our own server into a built folder: `_headers` and `_redirects` for static
 * hosts that read them. Both are derived from the server's own view of the folder, which includes `note`.
 */
export async function writeHosting(folder: string, note: SiteNote): Promise<void> {
  writeFileSync(join(folder, notes.site), JSON.stringify(note))
  const files = await readSiteFiles(folder)
  const texts = {
    _headers: headersFile(files),
    _redirects: redirectsFile(files),
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
}
