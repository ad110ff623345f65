import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Authored } from '../../contract/index.ts'
import { documentFrom } from '../../engine/content/load.ts'
import type { DevSite } from '../../engine/dev/dev-site.ts'
import type { Answer } from '../../engine/dev/vite-plugin.ts'
import { devParameters } from '../../page/dev-protocol.ts'
import { documentFile } from '../../page/routes.ts'
import { type Calls, studioPath, type Uploaded } from '../../studio/api.ts'
import { newPage } from '../author/new/page.ts'
import { Refusal } from '../command.ts'
import { readText, saveText } from './files.ts'
import { newToken, refusalOf } from './guard.ts'
import { historyOf, textAt, unpublished } from './history.ts'
import { publish, repositoryOf } from './publish.ts'
import { siteInfo, siteState } from './site-info.ts'
import { keepPicture, largest } from './upload.ts'

/** The studio's page, the only one that contains the token. */
const page = (token: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Studio</title><meta name="viewport" content="width=device-width"><meta name="studio-token" content="${token}"><link rel="icon" href="/favicon.svg"></head><body><div id="studio"></div><script type="module" src="/studio/main.tsx"></script></body></html>`

const pastEntry = '/studio/frame/past.ts'

const noAccess = 'The folder of the project cannot be written to: somebody else may own it, or its disk is locked.'
/** What errors of the file system mean to an editor. */
const unwritable: Record<string, string> = {
  ...{ ENOSPC: 'The disk is full.', EDQUOT: 'The disk is full.' },
  ...{ EACCES: noAccess, EPERM: noAccess, EROFS: noAccess, EXDEV: noAccess },
}

type Handlers = {
  [Name in keyof Calls]: (parameters: Calls[Name][0]) => Calls[Name][1] | Promise<Calls[Name][1]>
}

/** Adds the studio to a dev server: the page `/_studio`, its calls, and earlier versions of pages. */
export function studio(site: DevSite, server: ViteDevServer): Answer {
  const token = newToken()
  const handlers = handlersOf(site)
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const commit = searchParams.get(devParameters.past)
    if (commit === null && pathname !== studioPath && !pathname.startsWith(`${studioPath}/`)) return false
    const call = pathname === studioPath || commit !== null ? undefined : pathname.slice(`${studioPath}/`.length)
    const { method, headers, socket } = request
    const refusal = refusalOf({ method, headers, from: socket.remoteAddress }, call && token)
    if (refusal) return answer(response, 403, { error: refusal })
    if (call !== undefined) return await answerCall(call, request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (commit !== null) {
      response.end(await pastPage(site, pathname, commit))
      return true
    }
    response.setHeader('x-frame-options', 'DENY')
    response.setHeader('cache-control', 'no-store')
    response.end(await server.transformIndexHtml(studioPath, page(token)))
    return true
  }

  async function answerCall(call: string, request: IncomingMessage, response: ServerResponse): Promise<true> {
    try {
      if (call === 'upload') return answer(response, 200, await upload(site, request))
      const handler = handlers[call as keyof Calls] as ((parameters: unknown) => unknown) | undefined
      if (!handler || !Object.hasOwn(handlers, call)) return answer(response, 404, { error: 'There is no such call.' })
      return answer(response, 200, await handler(JSON.parse((await bodyOf(request, 20e6)).toString('utf8'))))
    } catch (error) {
      const { message, code = '' } = error as NodeJS.ErrnoException
      return answer(response, error instanceof Refusal ? 422 : 500, { error: unwritable[code] ?? message })
    }
  }
}

/** What the studio's page can call, by name. */
function handlersOf(site: DevSite): Handlers {
  const { root } = site
  return {
    info: () => siteInfo(site),
    state: () => siteState(site),
    read: ({ file }) => readText(root, file),
    save({ file, text, version }) {
      const saved = saveText(root, file, text, version)
      // Shown without waiting for the watcher.
      if (saved.saved) site.written([file])
      return saved
    },
    async 'new-page'({ like, path }) {
      await newPage(root, { given: { like, path } })
      const file = documentFile(path)
      site.written([file])
      return { file }
    },
    history: ({ file }) => ({ versions: historyOf(root, file) }),
    past({ file, commit }) {
      const text = textAt(root, file, commit)
      if (text === undefined) throw new Refusal('git does not have this version of the file.')
      return { text }
    },
    changes: () => ({ changes: unpublished(root), repository: repositoryOf(root) }),
    publish(wanted) {
      const mistakes = site.live.problems.filter(({ severity }) => severity === 'error')
      if (mistakes.length)
        throw new Refusal(`There are mistakes in ${[...new Set(mistakes.map(({ file }) => file))].join(', ')}.`)
      const done = publish(root, wanted)
      // Tells other studios that nothing differs from the last commit any more.
      site.written([])
      return { done }
    },
  }
}

/** Keeps an uploaded picture, which is the body of a request. */
async function upload(site: DevSite, request: IncomingMessage): Promise<Uploaded> {
  const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? 'picture'
  const { file, ...uploaded } = await keepPicture(site.root, name, await bodyOf(request, largest))
  site.written([file])
  return uploaded
}

/** A page as it was in a commit, as HTML. */
async function pastPage(site: DevSite, path: string, commit: string): Promise<string> {
  try {
    const file = documentFile(path)
    const { data } = documentFrom(file, textAt(site.root, file, commit) ?? '')
    return await site.pages.past(data as Authored.Page, pastEntry)
  } catch {
    return '<!doctype html><html lang="en"><title>Not shown</title><p>This version cannot be shown as a page.</p>'
  }
}

function answer(response: ServerResponse, status: number, result: unknown): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(result))
  return true
}

async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    // Reads to the end even if it is too long: otherwise the client would not receive the response.
    if (length <= limit) parts.push(part)
  }
  if (length > limit)
    throw new Refusal(`That is too large: ${(length / 1e6).toFixed(1)} MB, at most ${limit / 1e6} MB.`)
  return Buffer.concat(parts)
}
