import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { serve } from '../../../src/server/main.ts'
import { readSettings } from '../../../src/server/settings.ts'

// The built site behind slow 4G as Lighthouse has it (150 ms there and back, 1.6 Mbit/s), in a process of its own, that
// tells where it is. The browser's own emulation leaves out connections and all that is fetched ahead.

const oneWay = 75
/** Bytes per ms. */
const [down, up] = [200, 93.75]
const packet = 1_460

/** One direction of the line: all connections share its width. */
class Lane {
  #freeAt = 0

  constructor(private readonly rate: number) {}

  /** Calls back once so many bytes have arrived. */
  carry(bytes: number, arrived: () => void, delay: number): void {
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + bytes / this.rate
    setTimeout(arrived, this.#freeAt + delay - performance.now())
  }
}

const site = await serve(readSettings({ PORT: '0', DATA_DIR: '.cache/bench', RATE_LIMIT: '0' }), 'dist', () => {})
const lanes = { down: new Lane(down), up: new Lane(up) }

/** Forwards data of one end; the first bytes wait for the connection. */
function handOn(from: Socket, to: Socket, lane: Lane, standsAt: number): void {
  const wait = () => oneWay + Math.max(0, standsAt - performance.now())
  // In their order, because timers may overtake each other on a busy machine.
  const underWay: (() => void)[] = []
  const next = () => underWay.shift()?.()
  from.on('data', (bytes) => {
    for (let start = 0; start < bytes.length; start += packet) {
      const part = bytes.subarray(start, start + packet)
      underWay.push(() => to.writable && to.write(part))
      lane.carry(part.length, next, wait())
    }
  })
  from.on('close', () => {
    underWay.push(() => to.end())
    setTimeout(next, wait() + oneWay)
  })
  from.on('error', () => to.destroy())
}

const line = createServer((visitor) => {
  const origin = connect(Number(new URL(site.url).port), '127.0.0.1')
  handOn(visitor, origin, lanes.up, performance.now() + 2 * oneWay)
  handOn(origin, visitor, lanes.down, 0)
})
line.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(line.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit())
