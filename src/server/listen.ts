import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AtOnce } from './answer-at-once.ts'
import type { ServerEnv } from './client.ts'
import { apiPolicy, securityHeaders } from './security-headers.ts'
import { type Settings, SettingsError } from './settings.ts'

/** The app on a port. */
export interface Listener {
  url: string
  /** Takes nothing new, and waits for the requests in hand. */
  drain(): Promise<void>
  /** Ends every connection. */
  cut(): void
}

/** A connection on which nothing moves for so long is closed, e.g. of a client that never reads its answers. */
const silenceSeconds = 60

/** So many requests may wait on one connection for the answer to the first. Browsers never send a second one. */
const mostPipelined = 20

/**
 * Listens with the app, and with what answers before it; rejects with a SettingsError when the address is taken. `report`
 * hears of errors of the running server.
 */
export async function listen(
  app: Hono<ServerEnv>,
  settings: Settings,
  report: (error: Error) => void,
  atOnce: AtOnce = () => false,
): Promise<Listener> {
  const handle = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: refusalHeaders }),
  })
  const server = createServer((request, response) => {
    if (isPlausible(request, response) && !atOnce(request, response)) handle(request, response)
  })
  server.timeout = silenceSeconds * 1000
  await bind(server, settings)
  // Without a listener the first of them, e.g. too many open files, would end the process.
  server.on('error', report)
  const { host } = settings
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    async drain() {
      // A connection that was busy becomes idle later and would hold the process for its keep-alive time.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      clearInterval(sweep)
    },
    cut: () => server.closeAllConnections(),
  }
}

const refusalHeaders = { ...securityHeaders(false), 'Content-Security-Policy': apiPolicy }

/** The answers of a connection that are not sent yet, oldest first, and perhaps some that are. */
const underWay = new WeakMap<Socket, ServerResponse[]>()

/** Whether a request is one that a client or proxy in its right mind sends; else it is refused or its connection cut. */
function isPlausible({ socket, rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  // What arrived together with the request that made us cut the connection.
  if (socket.destroyed) return false
  const answers = underWay.get(socket) ?? []
  while (answers[0]?.writableFinished) answers.shift()
  if (answers.push(response) > mostPipelined) {
    socket.destroy()
    return false
  }
  if (answers.length === 1) underWay.set(socket, answers)
  // A proxy in front may have looked at the other one.
  if (countHosts(rawHeaders) > 1) {
    response.writeHead(400, { ...refusalHeaders, Connection: 'close' }).end()
    return false
  }
  return true
}

function countHosts(rawHeaders: string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1
  return count
}

function bind(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another, e.g. PORT=${port + 1}`
      reject(
        new SettingsError([
          error.code === 'EADDRINUSE' ? inUse : `HOST ${host}, PORT ${port} cannot be used (${error.code})`,
        ]),
      )
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}
