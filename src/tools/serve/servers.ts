import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Counts, Waiting } from '../../server/metrics.ts'
import { SettingsError } from '../../server/settings.ts'

/** The servers of one command, on one port. */
export interface Servers {
  url: string
  /** The counts of each server, including those that have ended. */
  counts(): Promise<Counts[]>
  /** Mails that wait; undefined while the store does not answer. */
  waiting(): Promise<Waiting | undefined>
  close(): Promise<void>
}

/** A message of a server to the process that started it. */
type Message = { url: string } | { failed: string[] } | Answer

interface Answer {
  question: number
  counts: Counts[]
  waiting?: Waiting
}

const restartMilliseconds = 1000
const answerMilliseconds = 3000

/** In a child process: reports that it listens, and answers questions about its counts. */
export function answerParent(server: Servers): void {
  process.on('message', async ({ question }: { question: number }) => {
    process.send?.({ question, counts: await server.counts(), waiting: await server.waiting() })
  })
  process.send?.({ url: server.url })
}

/** In a child process: reports why it cannot start, and ends. */
export function tellParent(error: unknown): void {
  if (!(error instanceof SettingsError)) throw error
  process.send?.({ failed: error.faults })
  process.exitCode = 1
  process.disconnect()
}

/**
 * Starts `count` servers, each in its own process, and restarts one that ends. Resolves when all listen; rejects with a
 * SettingsError if one cannot start.
 */
export async function startServers(count: number): Promise<Servers> {
  // Each server takes its connections itself. Handed over by this process, one would hang if its server were killed then.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const answers = new Map<number, Answer>()
  let closing = false
  let questions = 0

  async function start(): Promise<string> {
    const worker = cluster.fork()
    worker.on('exit', () => {
      if (!closing) setTimeout(() => closing || start().catch(() => {}), restartMilliseconds)
    })
    const gone = once(worker, 'exit').then((): [Message] => [{ failed: ['A server ended before it listened'] }])
    const [message] = (await Promise.race([once(worker, 'message'), gone])) as [Message]
    if ('url' in message) return message.url
    throw new SettingsError('failed' in message ? message.failed : [])
  }

  const running = () => Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => !!worker)

  /** Asks one server, and keeps its answer so that its counts do not vanish with it. Undefined if it does not answer. */
  async function ask(worker: Worker): Promise<Answer | undefined> {
    if (!worker.isConnected()) return undefined
    const question = ++questions
    const patience = AbortSignal.timeout(answerMilliseconds)
    worker.send({ question })
    try {
      for (;;) {
        const [message] = (await once(worker, 'message', { signal: patience })) as [Message]
        if (!('question' in message) || message.question !== question) continue
        answers.set(worker.id, message)
        return message
      }
    } catch {
      return undefined
    }
  }

  async function close(): Promise<void> {
    closing = true
    await Promise.all(
      running().map(async (worker) => {
        if (worker.isDead()) return
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await ended
      }),
    )
  }

  const urls = await Promise.all(Array.from({ length: count }, start)).catch(async (error) => {
    await close()
    throw error
  })
  return {
    url: urls[0] ?? '',
    async counts() {
      await Promise.all(running().map(ask))
      return [...answers.values()].flatMap(({ counts }) => counts)
    },
    async waiting() {
      const answered = await Promise.all(running().map(ask))
      return answered.find((answer) => answer?.waiting)?.waiting
    },
    close,
  }
}
