import { notes, readSiteFiles, type SiteNote } from '../../../server/site/site-files.ts'
import { headersFile, redirectsFile } from './static-host.ts'

/**
 * Makes what other hosts need to answer like our own server from a built folder: `_headers` and `_redirects` for static
 * hosts that read them. Both are derived from the server's own view of the folder, which includes `note`.
 * @param put takes each file by its name
 */
export async function writeHosting(
  folder: string,
  note: SiteNote,
  put: (name: string, text: string) => void,
): Promise<void> {
  put(notes.site, JSON.stringify(note))
  const files = await readSiteFiles(folder)
  put('_headers', headersFile(files))
  put('_redirects', redirectsFile(files))
}
