import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, idempotencyKey, type ServerEnv } from './client.ts'
import { refusals } from './refusals.ts'
import type { Settings } from './settings.ts'

const mostAddresses = 50_000

/**
 * Counts what each address does: `limit.submissions` at once, then one more each time a share of the window has passed. `now`
 * is in milliseconds, and monotonic, because the clock of the machine may be set back.
 */
export function createLimiter(limit: { submissions: number; windowSeconds: number }, now = () => performance.now()) {
  const window = limit.windowSeconds * 1000
  const share = window / limit.submissions
  /** When each address will have its full allowance again. */
  const fullAt = new Map<string, number>()

  return {
    /** How many addresses are remembered; limited. */
    size: () => fullAt.size,
    /** 0 when the address may go on, else the milliseconds it has to wait. */
    take(address: string): number {
      const time = now()
      const next = Math.max(fullAt.get(address) ?? 0, time) + share
      // Rounding must not cost the last of the allowance.
      if (next - time > window + 0.001) return next - time - window
      fullAt.delete(address)
      fullAt.set(address, next)
      if (fullAt.size > mostAddresses) forget(time)
      return 0
    },
    /** Gives back a part of what was taken, from 0 to 1. */
    refund(address: string, part: number): void {
      const full = fullAt.get(address)
      if (full !== undefined) fullAt.set(address, full - part * share)
    },
  }

  /** Drops addresses that are back to normal; under attack from too many, those seen longest ago. */
  function forget(time: number) {
    for (const [address, full] of fullAt) if (full <= time) fullAt.delete(address)
    for (const address of fullAt.keys()) {
      if (fullAt.size <= mostAddresses / 2) return
      fullAt.delete(address)
    }
  }
}

/** A request that adds no submission, e.g. with a mistake or a repeated key, costs a tenth of one. */
const refundOfOthers = 0.9

const everybody = 'everybody'

/** An address that has used up its limit may repeat submissions: this many for each that the limit allows. */
const repeatsEach = 10

/**
 * Refuses submissions of an address that made too many, and of everybody when all together did (429 with Retry-After). A
 * submission that `isKept` was repeated because its answer was lost: it passes, so that nobody is told it was not sent.
 */
export function limitSubmissions(
  { rateLimit, trustedProxies }: Settings,
  isKept: (key: string) => Promise<boolean>,
): MiddlewareHandler<ServerEnv> {
  const { submissions, ofEverybody, windowSeconds } = rateLimit
  const repeats = createLimiter({ submissions: (submissions || ofEverybody) * repeatsEach, windowSeconds })
  const limiters = [
    { keyOf: (address: string) => networkOf(address), most: submissions },
    { keyOf: () => everybody, most: ofEverybody },
  ]
    .filter(({ most }) => most > 0)
    .map(({ keyOf, most }) => ({ keyOf, limiter: createLimiter({ submissions: most, windowSeconds }) }))
  return async (c, next) => {
    const address = clientAddress(c, trustedProxies)
    const taken: (() => void)[] = []
    for (const { keyOf, limiter } of limiters) {
      const key = keyOf(address)
      const wait = limiter.take(key)
      if (wait) {
        for (const refund of taken) refund()
        const repeated = idempotencyKey(c)
        if (repeated && !repeats.take(networkOf(address)) && (await isKept(repeated))) return next()
        c.header('Retry-After', String(Math.ceil(wait / 1000)))
        throw refusals.tooMany(Math.ceil(wait / 60_000), key === everybody)
      }
      taken.push(() => limiter.refund(key, refundOfOthers))
    }
    await next()
    if (!c.get('outcome') || c.get('outcome') === 'repeated') for (const refund of taken) refund()
  }
}

/** An IPv6 visitor owns a whole /64, so that is what counts; an IPv4 address counts itself, also written as IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser accepts every spelling of an address and returns one.
  const host = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [start = [], end = []] = host.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - start.length - end.length).fill('0')
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16))
}
