import { setTimeout as sleep } from 'node:timers/promises'
import type { MailSettings } from '../settings.ts'
import type { Store } from '../store/open.ts'
import type { Claim } from '../store/outbox.ts'
import { createDelivery, type Receipt, reasonOf } from './delivery.ts'
import { holdLease, leaseSeconds } from './lease.ts'

/** Delivers the mails of the outbox until it is stopped. */
export interface MailWorker {
  /** Checks the outbox now, because there is a new mail. */
  wake(): void
  /** Finishes the current deliveries. */
  stop(): Promise<void>
}

const longestRetrySeconds = 3600
/** How often the outbox is checked unasked: a server that died does not announce its mails. */
const longestNapSeconds = 60

/** How many mails are delivered at a time, so that a slow one, e.g. with a large file, delays no other. */
const deliveriesAtOnce = 3

/** Starts delivering. `report` gets a line for each failed attempt, without personal data. */
export function startMailWorker(store: Store, settings: MailSettings, report: (line: string) => void): MailWorker {
  const deliver = createDelivery(store, settings)
  const { outbox } = store
  let stopped = false
  let alarms = 0
  let alarm = new AbortController()

  /** Sleeps until the next alarm; returns at once if there have been more than `heard` already. */
  async function nap(seconds: number, heard: number): Promise<void> {
    if (alarms === heard && !stopped) await sleep(seconds * 1000, undefined, { signal: alarm.signal }).catch(() => {})
  }

  function wakeAll(): void {
    alarms += 1
    alarm.abort()
    alarm = new AbortController()
  }

  async function attempt(claim: Claim): Promise<void> {
    const lease = holdLease(outbox, claim, settings.timeoutSeconds)
    try {
      await deliverHeld(claim, lease.signal)
    } finally {
      lease.release()
    }
  }

  async function deliverHeld(claim: Claim, signal: AbortSignal): Promise<void> {
    const { submissionId, attempts, left } = claim
    const wait = Math.min(settings.retrySeconds * 2 ** (attempts - 1), longestRetrySeconds)
    const all = settings.to.length
    const say = (words: string) => report(`mail ${submissionId} attempt ${attempts} ${words}`)
    let receipt: Receipt
    try {
      receipt = await deliver(submissionId, left?.to, signal)
    } catch (error) {
      const reason = reasonOf(signal.aborted ? signal.reason : error)
      say(`failed: ${reason}; again in ${wait} s`)
      return await outbox.postpone(claim, wait, reason, left)
    }
    const { accepted, refused, later } = receipt
    if (refused.count) say(`refused for ${refused.count} of ${all} recipients: ${refused.reason}; not tried again`)
    const refusal = refused.count ? `refused for ${refused.count} of ${all}: ${refused.reason}` : left?.refusal
    if (later.to.length) {
      say(`put off for ${later.to.length} of ${all} recipients: ${later.reason}; again in ${wait} s`)
      const rest = { to: later.to, ...(refusal && { refusal }) }
      return await persist(claim, () => outbox.postpone(claim, wait, later.reason, rest))
    }
    // Recipients who are not in the list got the mail in an earlier attempt.
    if (accepted || left) return await persist(claim, () => outbox.markSent(claim, refusal))
    await outbox.markRefused(claim, refused.reason)
  }

  /** Records that the mail was sent. Tries until the database accepts it, because otherwise the mail would be sent twice. */
  async function persist(claim: Claim, mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await mark()
      } catch (error) {
        report(`mail ${claim.submissionId} is sent but not marked: ${reasonOf(error)}`)
        if (stopped) return
        await sleep(1000)
      }
    }
  }

  async function work(): Promise<void> {
    let wasAway = false
    while (!stopped) {
      const heard = alarms
      try {
        if (wasAway) {
          await store.ping()
          wasAway = false
          // Leases have expired in the meantime, so deliveries that could not be recorded come first.
          await nap(3, heard)
        }
        const claim = await outbox.claim(leaseSeconds)
        if (claim) await attempt(claim)
        else await nap(secondsOf(await outbox.secondsToNext()), heard)
      } catch (error) {
        if (!wasAway) report(`outbox not reachable: ${reasonOf(error)}`)
        wasAway = true
        await nap(5, heard)
      }
    }
  }

  const done = Promise.all(Array.from({ length: deliveriesAtOnce }, work))
  return {
    wake: wakeAll,
    async stop() {
      stopped = true
      wakeAll()
      await done
    },
  }
}

const secondsOf = (untilNext: number | undefined): number =>
  Math.min(Math.max(untilNext ?? longestNapSeconds, 0.2), longestNapSeconds)
