import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ServerEnv } from './client.ts'
import { type FormName, formNames, contractOf } from './forms/contracts.ts'
import { submitForm } from './forms/submit.ts'
import { logLines } from './log-lines.ts'
import type { Metrics } from './metrics.ts'
import { guardOrigin } from './origin-guard.ts'
import { limitSubmissions } from './rate-limit.ts'
import { refusals } from './refusals.ts'
import { faultLine, type Log, logRequests, recordRequests } from './request-log.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import type { Site } from './static.ts'
import { KeyReused, StoreFailure } from './store/failures.ts'
import type { Store } from './store/open.ts'

/** Where each form is sent (spec 7). */
export const callPaths: Record<FormName, string> = {
  enquiry: '/api/Email/SubmitEnquiry',
  'job-application': '/api/JobSeekerEmail/SubmitJobSeekerEnquiry',
}

/** How long /readyz may take, in ms: monitors ask every few seconds and do not wait longer. */
const readyWithin = 2000
const readyForMilliseconds = 1000

export interface AppParts {
  settings: Settings
  store: Store
  /** The built site; without it only the calls are served. */
  site?: Site
  log?: Log
  metrics?: Metrics
  /** Called after each stored submission. */
  onSaved?: () => void
}

/** The whole server as a function from request to response: the site, the two calls of spec 7, GET /healthz and GET /readyz. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { settings, store, site, metrics, log = console.log, onSaved = () => {} } = parts
  const lines = logLines(settings.logFormat)
  const app = new Hono<ServerEnv>()
  app.use(logRequests(settings, recordRequests(lines, log, metrics)))
  app.use(addSecurityHeaders(settings))
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })

  const posts = async () => (await site?.note())?.posts
  const count: MiddlewareHandler<ServerEnv> = async (c, next) => {
    await next()
    metrics?.submitted(c.get('outcome') ?? (c.res.status < 500 ? 'refused' : 'failed'))
  }
  const guard = guardOrigin(settings)
  const limit = limitSubmissions(settings, store.isKept)
  for (const form of formNames) {
    app.options(callPaths[form], guard)
    app.post(callPaths[form], count, guard, limit, submitForm(contractOf(form), store, onSaved, posts))
    app.all(callPaths[form], (c) => {
      c.header('Allow', 'POST')
      throw refusals.wrongMethod('POST')
    })
  }
  app.all('/api/*', () => {
    throw refusals.unknownCall()
  })

  const fine = (c: Context<ServerEnv>) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  // Alive: a restart would help no one. Ready: it can take what visitors send.
  app.get('/healthz', fine)
  const ping = sharedPing(store)
  app.get('/readyz', async (c) => {
    await ping().catch((error) => {
      throw refusals.storeDown(error)
    })
    return fine(c)
  })

  if (site) app.all('*', site)
  app.notFound((c) => c.json({ message: refusals.unknownCall().message }, 404))
  app.onError((error, c) => {
    const refusal = refusalFor(error)
    if (error instanceof StoreFailure) metrics?.storeFailed()
    if (refusal.status >= 500) log(lines.note(faultLine(error), c.get('requestId')))
    return c.json({ message: refusal.message }, refusal.status)
  })
  return app
}

/** Asks the store once at a time and once a second at most, so that thousands of requests slow nobody down. */
function sharedPing(store: Store): () => Promise<void> {
  let answer: Promise<void> | undefined
  const ask = async () => {
    const late = sleep(readyWithin, undefined, { ref: false }).then(() => {
      throw new Error('The database did not answer in time')
    })
    await Promise.race([store.ping(), late])
  }
  return () => {
    if (answer) return answer
    answer = ask()
    const forget = () => setTimeout(() => (answer = undefined), readyForMilliseconds).unref()
    answer.then(forget, forget)
    return answer
  }
}

function refusalFor(error: Error): HTTPException {
  if (error instanceof HTTPException) return error
  if (error instanceof KeyReused) return refusals.keyReused()
  if (error instanceof StoreFailure) return error.outOfSpace ? refusals.storeFull(error) : refusals.storeDown(error)
  return refusals.broken(error)
}
