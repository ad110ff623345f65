import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { addressOf, type ServerEnv } from './client.ts'

/** Takes one line. */
export type Log = (line: string) => void

/** One line for each request: time, method, path, status, duration. No address, no query, no header, no body. */
export function logRequests(log: Log): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    // Of the address as it was sent: a decoded path could break the line.
    const { pathname } = addressOf(c)
    const milliseconds = Math.round(performance.now() - start)
    log(`${new Date().toISOString()} ${c.req.method} ${pathname.slice(0, 200)} ${c.res.status} ${milliseconds} ms`)
  }
}

/** What went wrong on our side, for the log: the chain of causes and where it happened, never what a visitor sent. */
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
