import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, type ServerEnv } from './client.ts'
import { refusals } from './refusals.ts'
import type { RateLimit, Settings } from './settings.ts'

const mostAddresses = 50_000

/** Counts what each address does: `limit.submissions` at once, then one more each time a share of the window has passed. */
export function createLimiter(limit: RateLimit, now: () => number = Date.now) {
  const window = limit.windowSeconds * 1000
  const share = window / limit.submissions
  /** When each address will have its full allowance again. */
  const fullAt = new Map<string, number>()

  return {
    /** How many addresses are remembered; bounded. */
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

/** Refuses submissions of an address that made too many (429 with Retry-After). */
export function limitSubmissions(settings: Settings): MiddlewareHandler<ServerEnv> {
  if (settings.rateLimit.submissions === 0) return (_c, next) => next()
  const limiter = createLimiter(settings.rateLimit)
  return async (c, next) => {
    const wait = limiter.take(networkOf(clientAddress(c, settings.trustedProxies)))
    if (wait) {
      c.header('Retry-After', String(Math.ceil(wait / 1000)))
      throw refusals.tooMany(Math.ceil(wait / 60_000))
    }
    await next()
  }
}

/** An IPv6 visitor owns a whole /64, so that is what counts; an IPv4 address counts itself. Some proxies add a port. */
export function networkOf(addressAndPort: string): string {
  const address = addressAndPort.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 || !isIPv6(address)) return v4 ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  return `${[...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
