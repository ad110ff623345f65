import { resolve } from 'node:path'
import type { Context, Handler } from 'hono'
import { addressOf, type ServerEnv } from './client.ts'
import { refusals } from './refusals.ts'
import { sendFile } from './site/send-file.ts'
import type { SiteFiles } from './site/site-files.ts'
import { type Content, watchFolder } from './site/watch-folder.ts'

/** Serves the built site. */
export type Site = Handler<ServerEnv>

/**
 * Serves a built folder: pages at their canonical paths (any other spelling gets 308), the 404 page with its status,
 * compressed copies, validators, ranges, caching by folder and each page's Content-Security-Policy.
 * A new folder in its place is noticed within a second. Rejects when there is no such folder.
 */
export async function createSite(distFolder: string): Promise<Site> {
  const current = watchFolder(resolve(distFolder))
  await current()
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD')
      throw refusals.wrongMethod('GET and HEAD')
    }
    try {
      return await answer(c, await current())
    } catch (error) {
      if (!isMissing(error)) throw error
      // A build has just replaced the folder under this request.
      return await answer(c, await current(true))
    }
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function answer(c: Context<ServerEnv>, { files, reader }: Content): Promise<Response> {
  const { pathname, search } = addressOf(c)
  const path = decodePath(pathname)
  const file = files.byPath.get(path)
  if (file) return sendFile(c, file, reader)
  const elsewhere = elsewhereOf(files, path)
  if (elsewhere) {
    const location = /[?#]/.test(elsewhere) ? elsewhere : elsewhere + search
    return c.body(null, 308, { Location: location, 'Cache-Control': 'no-cache' })
  }
  return files.notFound ? sendFile(c, files.notFound, reader) : c.notFound()
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where a path leads that is no file: a redirect of the build, or the one spelling of a page (as built, no slash at the end). */
function elsewhereOf(files: SiteFiles, path: string): string | undefined {
  const plain = path.toLowerCase().replace(/(\/index\.html)?\/*$/, '') || '/'
  const canonical = files.canonical.get(plain)
  return files.redirects.get(path) ?? files.redirects.get(plain) ?? (canonical && encodeURI(canonical))
}
