import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseGone, StoreFailure } from './failures.ts'
import { incomingFolder, openStore, type Store, type StoreSettings } from './open.ts'

const longestRetrySeconds = 30

/**
 * The store of a server, which keeps running without its database: it is opened in the background, repeatedly until that
 * succeeds, and again if the file of the database is deleted or replaced. Calls in the meantime wait for the current attempt,
 * and reject with a StoreFailure if it fails. Every failure goes to `report`.
 */
export function openSteadyStore(settings: StoreSettings, report: (error: unknown) => void): Store {
  const closing = new AbortController()
  const { signal } = closing
  let current = attempt(1)

  function attempt(retrySeconds: number): Promise<Store> {
    const opening = openStore(settings, report)
    opening.catch(async (error) => {
      report(error)
      await sleep(retrySeconds * 1000, undefined, { signal }).catch(() => {})
      if (!signal.aborted) current = attempt(Math.min(retrySeconds * 2, longestRetrySeconds))
    })
    return opening
  }

  async function use<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const mine = current
    const store = await mine.catch((error) => {
      throw new StoreFailure(error.cause ?? error)
    })
    try {
      return await work(store)
    } catch (error) {
      const isGone = error instanceof DatabaseGone || (error instanceof Error && error.cause instanceof DatabaseGone)
      if (isGone && current === mine && !signal.aborted) {
        report(error)
        current = reopen(store)
        current.catch(() => {})
      }
      throw error
    }
  }

  async function reopen(store: Store): Promise<Store> {
    await store.close().catch(report)
    return await attempt(1)
  }

  return {
    incomingFolder: incomingFolder(settings.dataDir),
    save: (submission) => use((store) => store.save(submission)),
    isKept: (key) => use((store) => store.isKept(key)),
    remove: (id) => use((store) => store.remove(id)),
    erase: () => use((store) => store.erase()),
    read: (selection) => use((store) => store.read(selection)),
    readAttachment: (attachment) => use((store) => store.readAttachment(attachment)),
    outbox: {
      claim: (seconds) => use(({ outbox }) => outbox.claim(seconds)),
      renew: (claim, seconds) => use(({ outbox }) => outbox.renew(claim, seconds)),
      markSent: (claim, refusal) => use(({ outbox }) => outbox.markSent(claim, refusal)),
      markRefused: (claim, reason) => use(({ outbox }) => outbox.markRefused(claim, reason)),
      postpone: (...wait) => use(({ outbox }) => outbox.postpone(...wait)),
      sendAgain: (id) => use(({ outbox }) => outbox.sendAgain(id)),
      waiting: () => use(({ outbox }) => outbox.waiting()),
      secondsToNext: () => use(({ outbox }) => outbox.secondsToNext()),
    },
    sweep: () => use((store) => store.sweep()),
    ping: () => use((store) => store.ping()),
    async close() {
      closing.abort()
      await current.then((store) => store.close()).catch(() => {})
    },
  }
}
