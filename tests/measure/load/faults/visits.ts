import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { callPaths } from '../../../../src/server/app.ts'
import { application, applicationForm, enquiry, pdf } from '../../../server/samples.ts'

/** What visitors saw. */
export interface Seen {
  /** Milliseconds until each page was there as a whole. */
  times: number[]
  /** Pages answered with 5xx. */
  serverErrors: number
  /** Pages whose answer broke off. */
  cut: number
  /** Ids by key, of what was answered. */
  answered: Map<string, string>
  /** Presses of the button that were not answered 2xx, and pressed again. */
  pressedAgain: number
  /** Answers that are wrong whatever happens: refusals, another id for the same key. */
  wrong: string[]
}

const pagesPerSecond = 40
const submissionsPerSecond = 4
/** One submission in this many has a file. */
const uploadEvery = 4

/**
 * Visitors who come at a steady rate, however slow the answers are: pages, enquiries and applications with a CV. Whoever
 * gets no answer presses again, with the same key, until there is one; one in ten presses twice. `stop` waits for them.
 */
export function startVisits(url: string, paths: string[]): { stop(): Promise<Seen> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const seen: Seen = { times: [], serverErrors: 0, cut: 0, answered: new Map(), pressedAgain: 0, wrong: [] }
  const underWay = new Set<Promise<void>>()
  const keep = (visit: Promise<void>) => {
    underWay.add(visit)
    visit.finally(() => underWay.delete(visit))
  }
  let pages = 0
  let submissions = 0

  function readPage(path: string): Promise<void> {
    const start = performance.now()
    return new Promise((done) => {
      const broken = () => {
        seen.cut += 1
        done()
      }
      request(url + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        answer.resume().on('end', () => {
          if (!answer.complete) return broken()
          seen.times.push(performance.now() - start)
          if ((answer.statusCode ?? 0) >= 500) seen.serverErrors += 1
          done()
        })
        answer.on('error', broken)
      })
        .on('error', broken)
        .end()
    })
  }

  async function submit(index: number): Promise<void> {
    const key = randomUUID()
    const id = await pressUntilAnswered(index, key)
    if (!id) return
    seen.answered.set(key, id)
    if (index % 10) return
    const again = await pressUntilAnswered(index, key)
    if (again !== id) seen.wrong.push(`${key}: ${again} after ${id}`)
  }

  async function pressUntilAnswered(index: number, key: string): Promise<string | undefined> {
    for (let press = 0; press < 120; press++) {
      const answer = await send(url, index, key).catch(() => undefined)
      if (answer?.ok) {
        const body = await answer.json().catch(() => undefined)
        if (body?.id) return body.id
      } else if (answer && answer.status < 500) {
        seen.wrong.push(`${answer.status}: ${await answer.text()}`)
        return undefined
      } else await answer?.arrayBuffer().catch(() => {})
      seen.pressedAgain += 1
      await sleep(500 + Math.random() * 500)
    }
    seen.wrong.push(`${key}: no answer after 120 tries`)
    return undefined
  }

  const timers = [
    setInterval(() => keep(readPage(paths[pages++ % paths.length] as string)), 1000 / pagesPerSecond),
    setInterval(() => keep(submit(submissions++)), 1000 / submissionsPerSecond),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      while (underWay.size) await Promise.all(underWay)
      agent.destroy()
      return seen
    },
  }
}

function send(url: string, index: number, key: string): Promise<Response> {
  const headers = { 'idempotency-key': key }
  const Message = `No. ${index}, ${key}`
  if (index % uploadEvery === 0) {
    const cv = { bytes: pdf(50_000 + (index % 10) * 50_000), name: 'cv.pdf', type: 'application/pdf' }
    const body = applicationForm({ ...application, Message }, cv)
    return fetch(url + callPaths['job-application'], { method: 'POST', headers, body })
  }
  const body = JSON.stringify({ ...enquiry, Message })
  return fetch(url + callPaths.enquiry, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
}
