import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { type DevUpdate, devEvents } from '../../page/dev-protocol.ts'
import { DevSite } from './dev-site.ts'

/** Answers requests of a dev server; false leaves one to others. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * The dev server: renders pages from their documents, and updates open pages when a document or code is saved.
 * @param tools what else the server offers, each asked before the pages
 */
export function pageEngine(tools: ((site: DevSite, server: ViteDevServer) => Answer)[] = []): Plugin {
  return {
    name: 'page-engine',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const site = await DevSite.for(server)
      const answers: Answer[] = [...tools.map((tool) => tool(site, server)), (...call) => site.answer(...call)]
      for (const answer of answers)
        server.middlewares.use((request, response, next) => {
          answer(request, response).then((answered) => answered || next(), next)
        })
    },
    hotUpdate({ modules, server }) {
      // The code that renders pages has changed. Vite drops the loaded modules once all hooks have run: only then may open
      // pages fetch again.
      if (this.environment.name === 'ssr' && modules.length)
        setTimeout(() => server.ws.send(devEvents.update, { byCode: true, files: [] } satisfies DevUpdate), 20)
    },
  }
}
