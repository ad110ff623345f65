import { setTimeout as sleep } from 'node:timers/promises'
import { answerAtOnce } from './answer-at-once.ts'
import { createApp } from './app.ts'
import { type Listener, listen } from './listen.ts'
import { logLines } from './log-lines.ts'
import { createLogWriter } from './log-writer.ts'
import { type MailWorker, startMailWorker } from './mail/worker.ts'
import { type Counts, createMetrics, type Waiting } from './metrics.ts'
import { faultLine, type Log, recordRequests } from './request-log.ts'
import { deleteExpired } from './retention.ts'
import { type Settings, SettingsError } from './settings.ts'
import { createSite, type Site } from './static.ts'
import type { Store } from './store/open.ts'
import { openSteadyStore } from './store/steady.ts'

export interface RunningServer {
  /** Its address, e.g. `http://127.0.0.1:4173`. */
  url: string
  counts(): Counts
  /** Waiting mails; undefined while the store does not answer. */
  waiting(): Promise<Waiting | undefined>
  /** Stops accepting, finishes the requests and the mail in hand, closes the store; all within SHUTDOWN_SECONDS. */
  close(): Promise<void>
}

const sweepMinutes = 5

/**
 * Serves the built folder (only the forms' calls when it is undefined) until `close`. It survives the loss of the database,
 * of the mail server and of the reader of the log. `log` gets the request lines. Rejects with a SettingsError when the
 * address is in use or there is no such folder.
 */
export async function serve(settings: Settings, distFolder: string | undefined, log?: Log): Promise<RunningServer> {
  const writer = createLogWriter()
  const write = log ?? writer.log
  const lines = logLines(settings.logFormat)
  const note = (words: string) => write(lines.note(words))
  const report = (error: unknown) => note(error instanceof SettingsError ? error.faults.join(' · ') : faultLine(error))
  const metrics = createMetrics()
  const site = distFolder === undefined ? undefined : await openSite(distFolder)
  const store = openSteadyStore(settings, (error) => {
    metrics.storeFailed()
    report(error)
  })
  let worker: MailWorker | undefined
  const app = createApp({ settings, store, metrics, log: write, onSaved: () => worker?.wake(), ...(site && { site }) })
  let listener: Listener
  try {
    listener = await listen(
      app,
      settings,
      report,
      site && answerAtOnce(site, settings, recordRequests(lines, write, metrics)),
    )
  } catch (error) {
    await store.close()
    throw error
  }
  worker = settings.mail && startMailWorker(store, settings.mail, note)
  const isClockSteady = watchClock()
  const sweep = async () => {
    await store.sweep()
    if (!isClockSteady())
      return note('Nothing is deleted for its age: the clock was moved by more than a day. Restart when it is right')
    const count = await deleteExpired(store)
    if (count) note(`${count} submissions deleted that were kept long enough`)
  }
  const sweepAndReport = () => sweep().catch(report)
  sweepAndReport()
  const sweeping = setInterval(sweepAndReport, sweepMinutes * 60_000)
  let closing: Promise<void> | undefined
  return {
    url: listener.url,
    counts: metrics.counts,
    waiting: async () => {
      try {
        await store.ping()
        return await store.outbox.waiting()
      } catch {
        return undefined
      }
    },
    close() {
      clearInterval(sweeping)
      closing ??= shutDown(listener, worker, store, settings.shutdownSeconds).then(writer.flush)
      return closing
    },
  }
}

/** Returns a function that tells whether the clock of the machine was left alone: one set ahead makes every submission old. */
export function watchClock(): () => boolean {
  const offset = () => Date.now() - performance.now()
  const start = offset()
  return () => Math.abs(offset() - start) < 24 * 60 * 60 * 1000
}

function openSite(distFolder: string): Promise<Site> {
  return createSite(distFolder).catch((error) => {
    throw new SettingsError([
      `The built site in ${distFolder} cannot be read (${error.message}). Build it first: npm run build`,
    ])
  })
}

async function shutDown(
  listener: Listener,
  worker: MailWorker | undefined,
  store: Store,
  graceSeconds: number,
): Promise<void> {
  const patience = new AbortController()
  const impatience = sleep(graceSeconds * 1000, undefined, { signal: patience.signal }).catch(() => {})
  const delivered = worker?.stop()
  await Promise.race([listener.drain(), impatience])
  listener.cut()
  await Promise.race([delivered, impatience])
  // A database that does not answer gets a moment to close.
  await Promise.race([store.close(), impatience.then(() => sleep(500, undefined, { ref: false }))])
  patience.abort()
}
