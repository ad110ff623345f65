import { write, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './request-log.ts'

/** How many lines wait for a slow reader; any more are counted and dropped. */
const mostWaiting = 10_000

/** Lines are written together, because one write takes longer than the rest of a request for a page. */
const pauseMilliseconds = 50

export interface LogWriter {
  log: Log
  /** Waits until all lines are written, but not for a reader that has stopped reading. */
  flush(): Promise<void>
}

/**
 * Writes lines to a file descriptor, by default the standard output, in the background: a reader that has gone away or
 * stopped reading does not affect the server (console.log would end the process, or fill its memory).
 * Lines that are waiting when the process ends, e.g. by an uncaught error, are written then.
 */
export function createLogWriter(descriptor = 1): LogWriter {
  let waiting: string[] = []
  let left = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function takeText(): string {
    const lines = left ? [...waiting, `${left} lines were left out: whoever reads this log is too slow`] : waiting
    waiting = []
    left = 0
    return lines.map((line) => `${line}\n`).join('')
  }

  function writeSoon(): void {
    if (!writing) timer ??= setTimeout(writeNow, pauseMilliseconds)
  }

  function writeNow(): void {
    clearTimeout(timer)
    timer = undefined
    writing = writeText(descriptor, takeText()).then(() => {
      writing = undefined
      if (waiting.length) writeSoon()
    })
  }

  function writeRest(): void {
    try {
      writeSync(descriptor, takeText())
    } catch {
      // The reader has gone away.
    }
  }

  process.once('exit', writeRest)
  return {
    log(line) {
      if (waiting.length < mostWaiting) waiting.push(line)
      else left += 1
      writeSoon()
    },
    async flush() {
      const patience = AbortSignal.timeout(1000)
      while ((writing || waiting.length) && !patience.aborted) {
        if (!writing) writeNow()
        await Promise.race([writing, sleep(1000, undefined, { ref: false })])
      }
      process.off('exit', writeRest)
    },
  }
}

/** Writes as much as it can without waiting, and drops the rest. */
async function writeText(descriptor: number, text: string): Promise<void> {
  let bytes = Buffer.from(text)
  while (bytes.length) {
    const written = await new Promise<number>((resolve) => {
      write(descriptor, bytes, (error, count) => {
        // The terminal or pipe is full.
        if (error?.code === 'EAGAIN') setTimeout(resolve, 20, 0)
        else resolve(error ? bytes.length : count)
      })
    })
    bytes = bytes.subarray(written)
  }
}
