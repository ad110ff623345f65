import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ServerEnv } from '../client.ts'
import { refusals } from '../refusals.ts'

/** What a form sent, on its way. */
export interface Body {
  contentType: string
  /** The bytes in order, once. Throws a refusal where there are far more than wanted, or where the connection breaks. */
  pieces(): AsyncIterable<Uint8Array>
}

/** How many bytes a form may have, and how one with more is refused. */
export interface BodyLimit {
  bytes: number
  refusal: () => Error
}

const mostForLengths = 64 * 1024

/** A body is read up to this many times its limit, so that the browser sees the refusal instead of a broken connection. */
const patience = 4

/**
 * The body of a request. One that announces far more bytes than `limit` is refused unread, and so is any that is too large
 * whose client waits for permission to send it (`Expect: 100-continue`).
 */
export function bodyOf(c: Context<ServerEnv>, limit: BodyLimit): Body {
  const { incoming, outgoing } = c.env ?? {}
  const isWaiting = /^100-continue$/i.test(c.req.header('expect') ?? '')
  // The stream of a Request costs as much for a chunk of one byte as for one of 64 KB.
  const source = incoming && 'iterator' in incoming ? incoming.iterator({ destroyOnReturn: false }) : undefined
  return {
    contentType: c.req.header('content-type') ?? '',
    async *pieces() {
      const most = limit.bytes * patience
      if (Number(c.req.header('content-length')) > (isWaiting ? limit.bytes : most)) throw limit.refusal()
      if (isWaiting) outgoing?.writeContinue()
      const socket = incoming?.socket
      const before = socket?.bytesRead ?? 0
      let received = 0
      for await (const piece of gathered(source ?? ((c.req.raw.body ?? []) as ReadableStream<Uint8Array>))) {
        received += piece.length
        if (received > most) throw limit.refusal()
        // What arrived beyond the body itself are the lengths of its chunks.
        if ((socket?.bytesRead ?? 0) - before > mostForLengths + 2 * received) {
          c.header('Connection', 'close')
          throw refusals.tinyChunks()
        }
        yield piece
      }
    },
  }
}

const piecesAtFirst = 16
const pieceBytes = 1024
const pauseMilliseconds = 10
const secondsAtFirst = 20
const bytesPerSecond = 1024

/**
 * The body in large chunks: each chunk costs as much as thousands of bytes, and a client can send every byte as its own.
 * Where they are small on average, they are collected first. Throws a refusal if the body is far too slow.
 */
async function* gathered(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const start = performance.now()
  let pieces = 0
  let bytes = 0
  try {
    for await (const piece of source) {
      pieces += 1
      bytes += piece.length
      const seconds = (performance.now() - start) / 1000
      if (seconds > secondsAtFirst + bytes / bytesPerSecond) throw refusals.tooSlow()
      yield piece
      if (pieces > piecesAtFirst + bytes / pieceBytes) await sleep(pauseMilliseconds)
    }
  } catch (error) {
    throw error instanceof HTTPException ? error : refusals.interrupted()
  }
}
