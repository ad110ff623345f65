import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteFiles } from '../../server/site/site-files.ts'
import { nginxConfiguration } from './nginx.ts'
import { headersFile, redirectsFile } from './static-host.ts'

/**
 * Writes into a built folder what hosts other than our own server need to answer alike: `_headers` and `_redirects` for
 * hosts of plain files that read them, `_nginx.conf` for nginx. All of it is read from the server's own view of the folder.
 */
export async function writeHosting(folder: string): Promise<void> {
  const files = await readSiteFiles(folder)
  const texts = {
    _headers: headersFile(files),
    _redirects: redirectsFile(files),
    '_nginx.conf': nginxConfiguration(files),
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
}
