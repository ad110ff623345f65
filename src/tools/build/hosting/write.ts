import { notes, readSiteFiles, type SiteNote } from '../../../server/site/site-files.ts'
import { headersFile, redirectsFile } from './static-host.ts'

/**
 * Makes what other hosts need to answer like our own server from a built folder: `_headers` and `_redirects` for static
 * hosts that read them. Both are derived from the server's own view of the folder, which includes `note`.
 */
export async function writeHosting(out: Out, note: SiteNote): Promise<void> {
  out.put(notes.site, JSON.stringify(note))
  const files = await readSiteFiles(out.folder, out.files && new Set(out.files.keys()))
  out.put('_headers', headersFile(files))
  out.put('_redirects', redirectsFile(files))
}

/** The folder of a site, with what it holds if that is known. */
interface Out {
  folder: string
  files?: ReadonlyMap<string, unknown>
  put: (name: string, text: string) => void
}
