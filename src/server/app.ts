import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ServerEnv } from './client.ts'
import { type FormName, formNames, readContract } from './forms/contracts.ts'
import { submitForm } from './forms/submit.ts'
import { guardOrigin } from './origin-guard.ts'
import { limitSubmissions } from './rate-limit.ts'
import { refusals } from './refusals.ts'
import { faultLine, type Log, logRequests } from './request-log.ts'
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

export interface AppParts {
  settings: Settings
  store: Store
  /** The built site; without it only the calls are served. */
  site?: Site
  log?: Log
  /** Called after each stored submission. */
  onSaved?: () => void
}

/** The whole server as a function from request to response: the site, the two calls of spec 7 and GET /healthz. */
export function createApp({ settings, store, site, log = console.log, onSaved = () => {} }: AppParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.use(logRequests(log))
  app.use(addSecurityHeaders(settings))
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })

  const guard = guardOrigin(settings)
  const limit = limitSubmissions(settings)
  for (const form of formNames) {
    app.options(callPaths[form], guard)
    app.post(callPaths[form], guard, limit, submitForm(readContract(form), store, onSaved))
    app.all(callPaths[form], (c) => {
      c.header('Allow', 'POST')
      throw refusals.wrongMethod('POST')
    })
  }
  app.all('/api/*', () => {
    throw refusals.unknownCall()
  })

  app.get('/healthz', async (c) => {
    await store.ping().catch((error) => {
      throw refusals.storeDown(error)
    })
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  })

  if (site) app.all('*', site)
  app.notFound((c) => c.json({ message: refusals.unknownCall().message }, 404))
  app.onError((error, c) => {
    const refusal = refusalFor(error)
    if (refusal.status >= 500) log(`${new Date().toISOString()} ${faultLine(error)}`)
    return c.json({ message: refusal.message }, refusal.status)
  })
  return app
}

function refusalFor(error: Error): HTTPException {
  if (error instanceof HTTPException) return error
  if (error instanceof KeyReused) return refusals.keyReused()
  if (error instanceof StoreFailure) return error.outOfSpace ? refusals.storeFull(error) : refusals.storeDown(error)
  return refusals.broken(error)
}
