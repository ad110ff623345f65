import { resolve } from 'node:path'
import type { Context, Handler } from 'hono'
import { addressOf, type ServerEnv } from './client.ts'
import { refusals } from './refusals.ts'
import { answerWithCopy, answerWithFile, chooseCopy, type FileAnswer, type FileRequest } from './site/send-file.ts'
import type { SiteFile, SiteFiles, SiteNote } from './site/site-files.ts'
import { type Content, watchFolder } from './site/watch-folder.ts'

/** Serves the built site. */
export type Site = Handler<ServerEnv> & {
  /** What its build tells the server. */
  note(): Promise<SiteNote>
  /** The answer if it is in memory: the canonical path of a small file that was requested before. */
  answerAtOnce(path: string, request: FileRequest): FileAnswer | undefined
}

/**
 * Serves a built folder: pages at their canonical paths (any other spelling gets 308), the 404 page with its status,
 * compressed copies, validators, ranges, caching by folder and each page's Content-Security-Policy.
 * A new folder in its place is noticed within a second; `releases` beside it keeps hashed files of those before. Rejects when there is no such folder.
 */
export async function createSite(distFolder: string): Promise<Site> {
  const watched = watchFolder(resolve(distFolder))
  await watched.current()
  const handler: Handler<ServerEnv> = async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD')
      throw refusals.wrongMethod('GET and HEAD')
    }
    try {
      return await answer(c, await watched.current())
    } catch (error) {
      if (!isMissing(error)) throw error
      // A build has just replaced the folder under this request.
      return await answer(c, await watched.current(true))
    }
  }
  return Object.assign(handler, {
    note: async () => (await watched.current()).files.note,
    answerAtOnce(path: string, request: FileRequest) {
      const content = watched.known()
      const file = content?.files.byPath.get(path)
      const copy = file && chooseCopy(request, file)
      const representation = copy && content?.reader.kept(copy.path)
      return representation && answerWithCopy(request, file, copy.encoding, representation)
    },
  })
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function answer(c: Context<ServerEnv>, { files, past, reader }: Content): Promise<Response> {
  const { pathname, search } = addressOf(c)
  const path = decodePath(pathname)
  const send = async (file: SiteFile) => {
    const { status, headers, content } = await answerWithFile(fileRequest(c), file, reader)
    const response = new Response(content, { status, headers })
    c.set('whole', response)
    return response
  }
  const file = files.byPath.get(path)
  if (file) return send(file)
  const elsewhere = elsewhereOf(files, path)
  if (elsewhere) {
    const location = /[?#]/.test(elsewhere) ? elsewhere : elsewhere + search
    return c.body(null, 308, { Location: location, 'Cache-Control': 'no-cache' })
  }
  const replaced = await past(path)
  if (replaced) return send(replaced)
  return files.notFound ? send(files.notFound) : c.notFound()
}

const fileRequest = (c: Context<ServerEnv>): FileRequest => ({
  method: c.req.method,
  range: c.req.header('range'),
  ifRange: c.req.header('if-range'),
  ifNoneMatch: c.req.header('if-none-match'),
  acceptEncoding: c.req.header('accept-encoding'),
  overTls: c.get('overTls') ?? false,
})

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where a path that is no file leads: a redirect of the build, or the canonical spelling of a page (as built, no slash at the end). */
function elsewhereOf(files: SiteFiles, path: string): string | undefined {
  const plain = path.toLowerCase().replace(/(\/index\.html)?\/*$/, '') || '/'
  const canonical = files.canonical.get(plain)
  return files.redirects.get(path) ?? files.redirects.get(plain) ?? (canonical && encodeURI(canonical))
}
