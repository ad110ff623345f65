import type { Claim, Outbox } from '../store/outbox.ts'

/** How long the mails of a server that died are held before another server may take them. */
export const leaseSeconds = 30
/** How long a lease is trusted without being renewed, in ms: less than it lasts, so that nobody else sends the mail yet. */
const trusted = leaseSeconds * 800

/** A mail that is held while it is being sent. */
interface Lease {
  /** Aborts if the lease is lost or the delivery takes too long. */
  signal: AbortSignal
  release(): void
}

/** Holds a claimed mail by renewing its lease, so that no other server sends it, too. */
export function holdLease(outbox: Outbox, claim: Claim, timeoutSeconds: number): Lease {
  const lost = new AbortController()
  let renewedAt = performance.now()
  const renewal = setInterval(
    async () => {
      const asked = performance.now()
      const isOurs = await outbox.renew(claim, leaseSeconds).catch(() => undefined)
      if (isOurs) renewedAt = asked
      const isRunningOut = performance.now() - renewedAt > trusted
      if (isOurs === false || isRunningOut) lost.abort(new LeaseLost())
    },
    (leaseSeconds / 6) * 1000,
  )
  return {
    signal: AbortSignal.any([lost.signal, AbortSignal.timeout(timeoutSeconds * 1000)]),
    release: () => clearInterval(renewal),
  }
}

class LeaseLost extends Error {
  override name = 'LeaseLost'
}
