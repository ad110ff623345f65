import { setTimeout as sleep } from 'node:timers/promises'
import type { MailSettings } from '../settings.ts'
import type { Store } from '../store/open.ts'
import type { Claim } from '../store/outbox.ts'
import { createDelivery, reasonOf } from './delivery.ts'

/** Delivers the mails of the outbox until it is stopped. */
export interface MailWorker {
  /** Looks into the outbox now: something new is in it. */
  wake(): void
  /** Finishes the delivery in hand. */
  stop(): Promise<void>
}

const leaseSeconds = 300
const longestRetrySeconds = 3600
/** Mails of a server that died become due without anyone waking this one. */
const longestNapSeconds = 60

/** Starts delivering, one mail at a time. `report` gets a line for each failed attempt, without personal data. */
export function startMailWorker(store: Store, settings: MailSettings, report: (line: string) => void): MailWorker {
  const deliver = createDelivery(store, settings)
  let stopped = false
  let woken = false
  let alarm = new AbortController()

  async function nap(seconds: number): Promise<void> {
    alarm = new AbortController()
    if (!woken && !stopped) await sleep(seconds * 1000, undefined, { signal: alarm.signal }).catch(() => {})
  }

  async function attempt(claim: Claim): Promise<void> {
    // A slow mail server must not make the lease run out: a second process would send the mail again.
    const renewal = setInterval(
      () => store.outbox.renew(claim, leaseSeconds).catch(() => {}),
      (leaseSeconds / 3) * 1000,
    )
    try {
      await deliver(claim.submissionId)
    } catch (error) {
      const wait = Math.min(settings.retrySeconds * 2 ** (claim.attempts - 1), longestRetrySeconds)
      report(`mail ${claim.submissionId} attempt ${claim.attempts} failed: ${reasonOf(error)}; again in ${wait} s`)
      return await store.outbox.postpone(claim, wait, reasonOf(error))
    } finally {
      clearInterval(renewal)
    }
    await markSent(claim)
  }

  /** The mail is out: forgetting that would send it twice, so this goes on until the database takes it. */
  async function markSent(claim: Claim): Promise<void> {
    for (;;) {
      try {
        return await store.outbox.markSent(claim)
      } catch (error) {
        report(`mail ${claim.submissionId} is sent but not marked: ${reasonOf(error)}`)
        if (stopped) return
        await sleep(1000)
      }
    }
  }

  async function work(): Promise<void> {
    while (!stopped) {
      woken = false
      try {
        const claim = await store.outbox.claim(leaseSeconds)
        if (claim) await attempt(claim)
        else await nap(secondsUntil(await store.outbox.nextDue()))
      } catch (error) {
        report(`outbox not reachable: ${reasonOf(error)}`)
        await nap(5)
      }
    }
  }

  const done = work()
  return {
    wake() {
      woken = true
      alarm.abort()
    },
    stop() {
      stopped = true
      alarm.abort()
      return done
    },
  }
}

function secondsUntil(due: number | undefined): number {
  if (due === undefined) return longestNapSeconds
  return Math.min(Math.max((due - Date.now()) / 1000, 1), longestNapSeconds)
}
