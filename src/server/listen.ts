import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AtOnce } from './answer-at-once.ts'
import type { ServerEnv } from './client.ts'
import { networkOf } from './rate-limit.ts'
import { apiPolicy, securityHeaders } from './security-headers.ts'
import { type Settings, SettingsError } from './settings.ts'

/** The app, listening on a port. */
export interface Listener {
  url: string
  /** Accepts no new connections, and waits for open requests. */
  drain(): Promise<void>
  /** Ends every connection. */
  cut(): void
}

/** How long connections may take and how much they may ask for. */
export interface Patience {
  /** How long a connection may be idle while an answer is sent, e.g. to a client that never reads it. */
  silenceSeconds: number
  /** How long a connection may take to send its request. */
  headersSeconds: number
}

const patient: Patience = { silenceSeconds: 60, headersSeconds: 15 }

/** How many pipelined requests may wait on one connection before it is closed. Browsers do not pipeline. */
const mostPipelined = 100
/** How many more may then arrive, unanswered, before the connection is cut. */
const mostIgnored = 100

/**
 * Listens with the app, and with what answers before it; rejects with a SettingsError if the address is in use. Errors of
 * the running server go to `report`.
 */
export async function listen(
  app: Hono<ServerEnv>,
  settings: Settings,
  report: (error: Error) => void,
  atOnce: AtOnce = () => false,
  { silenceSeconds, headersSeconds }: Patience = patient,
): Promise<Listener> {
  const handle = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: refusalHeaders }),
  })
  const server = createServer({ connectionsCheckingInterval: headersSeconds * 200 })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isPlausible(request, response) && !atOnce(request, response)) handle(request, response)
  }
  server.on('request', answer)
  // The code that reads the body sends "100 Continue".
  server.on('checkContinue', answer)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('connection', limitConnections(settings.connectionLimit))
  server.timeout = silenceSeconds * 1000
  server.headersTimeout = headersSeconds * 1000
  await bind(server, settings)
  // Without a listener the first error, e.g. too many open files, would end the process.
  server.on('error', report)
  const { host } = settings
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    async drain() {
      // Connections without a request, which Node does not count as idle, would keep the process until its time is up.
      const endIdle = () => {
        for (const socket of sockets) if (!isBusy(socket)) socket.destroy()
      }
      const sweep = setInterval(endIdle, 100)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      clearInterval(sweep)
    },
    cut: () => server.closeAllConnections(),
  }
}

const refusalHeaders = { ...securityHeaders(false), 'Content-Security-Policy': apiPolicy }

/** The pending answers of a connection, oldest first; some may have been sent since. */
const underWay = new WeakMap<Socket, ServerResponse[]>()

const isBusy = (socket: Socket) => underWay.get(socket)?.some((answer) => !answer.writableFinished) ?? false

/** Whether a request is to be answered. One that no proper client or proxy sends is refused here. */
function isPlausible(request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request
  // Arrived in the same packet as the request for which the connection was cut.
  if (socket.destroyed) return false
  const answers = underWay.get(socket) ?? []
  while (answers[0]?.writableFinished) answers.shift()
  const count = answers.push(response)
  if (count === 1) underWay.set(socket, answers)
  // Pending answers are sent before the connection ends.
  if (count === mostPipelined) response.shouldKeepAlive = false
  if (count > mostPipelined + mostIgnored) cut(socket)
  if (count > mostPipelined) return false
  // With two Host headers, a proxy in front may have used the other one.
  if (countHosts(request.rawHeaders) > 1) return refuse(response, 400)
  if (hasBody(request) && (request.method === 'GET' || request.method === 'HEAD')) return refuse(response, 413)
  return true
}

/** Ends a connection at once. Otherwise everything that has arrived on it would be parsed before other connections are served. */
function cut(socket: Socket): void {
  socket.destroy()
  // Not documented: what it returns goes to the parser, which stops at a number below 0.
  const { parser } = socket as { parser?: { onIncoming: () => number } }
  if (parser) parser.onIncoming = () => -1
}

function refuse(response: ServerResponse, status: number): false {
  response.writeHead(status, { ...refusalHeaders, Connection: 'close' }).end()
  return false
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends connections of an address that has `most` already; 0 for no limit. */
function limitConnections(most: number) {
  const counts = new Map<string, number>()
  return (socket: Socket) => {
    if (!most) return
    const address = networkOf(socket.remoteAddress ?? '')
    const count = counts.get(address) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    counts.set(address, count + 1)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left) counts.set(address, left)
      else counts.delete(address)
    })
  }
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
