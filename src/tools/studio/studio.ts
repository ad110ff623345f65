import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Authored } from '../../contract/index.ts'
import { documentFrom } from '../../engine/content/load.ts'
import type { DevSite } from '../../engine/dev/dev-site.ts'
import type { Answer } from '../../engine/dev/vite-plugin.ts'
import { nameOfPath } from '../../page/routes.ts'
import type { Calls } from '../../studio/api.ts'
import { newPage } from '../author/new/page.ts'
import { Refusal } from '../command.ts'
import { readText, saveText } from './files.ts'
import { newToken, refusalOf } from './guard.ts'
import { historyOf, textAt, unpublished } from './history.ts'
import { publish, repositoryOf } from './publish.ts'
import { siteInfo, siteState } from './site-info.ts'
import { keepPicture, largest } from './upload.ts'

/** The studio's page: the dev server gives it its scripts, nobody may frame it, and it alone is told the token. */
const page = (token: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Studio</title><meta name="viewport" content="width=device-width"><meta name="studio-token" content="${token}"><link rel="icon" href="/favicon.svg"></head><body><div id="studio"></div><script type="module" src="/studio/main.tsx"></script></body></html>`

const base = '/_studio'
/** Asks for a page as a commit has it. */
const past = '_past'
const pastEntry = '/studio/frame/past.ts'

type Handlers = {
  [Name in keyof Calls]: (given: Calls[Name][0]) => Calls[Name][1] | Promise<Calls[Name][1]>
}

/** The studio of a dev server: `/_studio`, and the calls that its page makes. */
export function studio(site: DevSite, server: ViteDevServer): Answer {
  const token = newToken()
  const { root } = site
  const problems = () => siteState(site).problems
  const handlers: Handlers = {
    info: () => siteInfo(site),
    state: () => siteState(site),
    read: ({ file }) => readText(root, file),
    save({ file, text, version }) {
      const saved = saveText(root, file, text, version)
      // Shown at once; the watcher tells it a moment later.
      if (saved.saved) site.written([file])
      return { ...saved, problems: problems() }
    },
    async 'new-page'({ like, path }) {
      await newPage(root, { given: { like, path } })
      const file = `pages-data${path}.json`
      site.written([file])
      return { file }
    },
    history: ({ file }) => ({ versions: historyOf(root, file) }),
    past({ file, commit }) {
      const text = textAt(root, file, commit)
      if (text === undefined) throw new Refusal('git has no such version of this file.')
      return { text }
    },
    changes: () => ({ changes: unpublished(root), repository: repositoryOf(root) }),
    publish(wanted) {
      const mistakes = site.live.problems.filter(({ severity }) => severity === 'error')
      if (mistakes.length)
        throw new Refusal(`There are mistakes in ${[...new Set(mistakes.map(({ file }) => file))].join(', ')}.`)
      return { done: publish(root, wanted) }
    },
  }

  const pastPage = async (path: string, commit: string): Promise<string> => {
    try {
      const file = `pages-data/${nameOfPath(path)}.json`
      const { data } = documentFrom(file, textAt(root, file, commit) ?? '')
      return await site.pastPage(data as Authored.Page, pastEntry)
    } catch {
      return '<!doctype html><html lang="en"><title>Not shown</title><p>This version cannot be shown as a page.</p>'
    }
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const commit = searchParams.get(past)
    if (commit === null && pathname !== base && !pathname.startsWith(`${base}/`)) return false
    const call = pathname === base || commit !== null ? undefined : pathname.slice(`${base}/`.length)
    const from = request.socket.remoteAddress
    const refusal = refusalOf({ ...request, headers: request.headers, method: request.method, from }, call && token)
    if (refusal) return answer(response, 403, { error: refusal })
    if (commit !== null) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await pastPage(pathname, commit))
      return true
    }
    if (call === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('x-frame-options', 'DENY')
      response.setHeader('cache-control', 'no-store')
      response.end(await server.transformIndexHtml(base, page(token)))
      return true
    }
    try {
      if (call === 'upload') {
        const kept = await keepPicture(root, searchParams.get('name') ?? 'picture', await bodyOf(request, largest))
        site.written([kept.file])
        return answer(response, 200, kept)
      }
      const handler = handlers[call as keyof Calls] as ((given: unknown) => unknown) | undefined
      if (!handler || !Object.hasOwn(handlers, call)) return answer(response, 404, { error: 'There is no such call.' })
      return answer(response, 200, await handler(JSON.parse((await bodyOf(request, 20e6)).toString('utf8'))))
    } catch (error) {
      return answer(response, error instanceof Refusal ? 422 : 500, { error: (error as Error).message })
    }
  }
}

function answer(response: ServerResponse, status: number, said: unknown): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(said))
  return true
}

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    // What is too long is read to its end, so that the answer arrives.
    if (length <= most) parts.push(part)
  }
  if (length > most) throw new Refusal(`That is too much: ${(length / 1e6).toFixed(1)} MB, at most ${most / 1e6} MB.`)
  return Buffer.concat(parts)
}
