import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { addressOf, type ServerEnv } from './client.ts'
import type { LogLines, RequestEntry } from './log-lines.ts'
import type { Metrics } from './metrics.ts'
import type { Settings } from './settings.ts'

/** Takes one line. */
export type Log = (line: string) => void

/** Records an answered request; `start` is `performance.now()` at its arrival. */
export type RequestRecord = (request: RequestEntry, start: number) => void

/** Logs and counts each request. */
export function recordRequests(lines: LogLines, log: Log, metrics?: Metrics): RequestRecord {
  return (request, start) => {
    const milliseconds = performance.now() - start
    log(lines.request(request, Math.round(milliseconds)))
    metrics?.answered(request.status, milliseconds / 1000)
  }
}

/** Records every request. Answers to forms carry its id, so that what a visitor reports can be found in the log. */
export function logRequests(
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
  record: RequestRecord,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const start = performance.now()
    const id = requestId(trustedProxies ? c.req.header('x-request-id') : undefined)
    const { pathname } = addressOf(c)
    c.set('requestId', id)
    if (pathname.startsWith('/api/')) c.header('X-Request-Id', id)
    await next()
    record({ id: () => id, method: c.req.method, path: pathname, status: c.res.status }, start)
  }
}

/** The id of a request: that of a trusted proxy, otherwise a new one. */
export const requestId = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()

/** An error of ours, for the log: its causes and where it happened, never what a visitor sent. */
export function faultLine(error: unknown): string {
  if (error instanceof HTTPException && error.cause) return faultLine(error.cause)
  if (!(error instanceof Error)) return 'fault of an unknown kind'
  const code = 'code' in error ? ` ${error.code}` : ''
  const place =
    error.stack
      ?.split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? ''
  const cause = error.cause ? ` < ${faultLine(error.cause)}` : ''
  return `${error.name}${code}: ${error.message.split('\n')[0]} ${place}${cause}`
}
