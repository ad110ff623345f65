import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { type MailWorker, startMailWorker } from './mail/worker.ts'
import { faultLine, type Log } from './request-log.ts'
import { apiPolicy, securityHeaders } from './security-headers.ts'
import { type Settings, SettingsError } from './settings.ts'
import { createSite, type Site } from './static.ts'
import { openStore, type Store } from './store/open.ts'

export interface RunningServer {
  /** Where it listens, e.g. `http://127.0.0.1:4173`. */
  url: string
  /** Stops accepting, finishes the requests and the mail in hand, closes the store. */
  close(): Promise<void>
}

/**
 * Serves the built folder (the calls alone when it is undefined) until `close` or SIGTERM or SIGINT, which ends the process.
 * `log` gets the request lines. Rejects with a SettingsError when the address is taken or the database cannot be reached.
 */
export async function serve(
  settings: Settings,
  distFolder: string | undefined,
  log: Log = console.log,
): Promise<RunningServer> {
  const site = distFolder === undefined ? undefined : await openSite(distFolder)
  const note = (line: string) => log(`${new Date().toISOString()} ${line}`)
  const store = await openStore(settings, (error) => note(faultLine(error)))
  const worker = settings.mail && startMailWorker(store, settings.mail, note)
  const app = createApp({ settings, store, log, onSaved: () => worker?.wake(), ...(site && { site }) })
  const server = createServer(
    getRequestListener(app.fetch, {
      errorHandler: () =>
        new Response(null, {
          status: 400,
          headers: { ...securityHeaders(false), 'Content-Security-Policy': apiPolicy },
        }),
    }),
  )
  try {
    await listen(server, settings)
  } catch (error) {
    await worker?.stop()
    await store.close()
    throw error
  }

  let closing: Promise<void> | undefined
  const close = () => {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal)
    closing ??= shutDown(server, worker, store, settings.shutdownSeconds)
    return closing
  }
  const onSignal = () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  const { port } = server.address() as AddressInfo
  return { url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`, close }
}

function openSite(distFolder: string): Promise<Site> {
  return createSite(distFolder).catch((error) => {
    throw new SettingsError([
      `The built site in ${distFolder} cannot be read (${error.message}). Build it first: npm run build`,
    ])
  })
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another, e.g. PORT=${port + 1}`
      reject(
        new SettingsError([
          error.code === 'EADDRINUSE' ? inUse : `HOST ${host}, PORT ${port} cannot be used (${error.code})`,
        ]),
      )
    })
    server.listen(port, host, () => resolve())
  })
}

async function shutDown(
  server: Server,
  worker: MailWorker | undefined,
  store: Store,
  graceSeconds: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that was busy becomes idle later and would hold the process for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const patience = new AbortController()
  const impatience = sleep(graceSeconds * 1000, undefined, { signal: patience.signal }).catch(() => {})
  const delivered = worker?.stop()
  await Promise.race([closed, impatience])
  server.closeAllConnections()
  await Promise.race([delivered, impatience])
  patience.abort()
  clearInterval(sweep)
  await store.close()
}
