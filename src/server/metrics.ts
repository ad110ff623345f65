import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Mails that have not been sent yet. */
export interface Waiting {
  count: number
  /** How long the oldest has waited; 0 if there is none. */
  seconds: number
}

/** The outcomes of submissions. `marked`: kept, but may come from a robot. `repeated`: kept before. */
const outcomes = ['kept', 'marked', 'repeated', 'refused', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** The counts of a process since its start, as plain data, so that those of several processes can be added up. */
export interface Counts {
  requests: Record<string, number>
  /** Requests by duration, one count for each of `limits` and a last one for all slower requests. */
  times: number[]
  secondsTotal: number
  submissions: Record<Outcome, number>
  storeErrors: number
  cpuSeconds: number
  memoryBytes: number
}

/** Upper bounds of the durations that are counted together, in seconds. */
export const limits = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  answered(status: number, seconds: number): void
  submitted(outcome: Outcome): void
  storeFailed(): void
  counts(): Counts
}

const byOutcome = (count: (outcome: Outcome) => number) =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)])) as Counts['submissions']

/** Counts what this process does. */
export function createMetrics(): Metrics {
  const requests: Record<string, number> = {}
  const times = [...limits, 0].map(() => 0)
  const submissions = byOutcome(() => 0)
  let secondsTotal = 0
  let storeErrors = 0
  return {
    answered(status, seconds) {
      requests[status] = (requests[status] ?? 0) + 1
      secondsTotal += seconds
      const place = limits.findIndex((limit) => seconds <= limit)
      const index = place < 0 ? limits.length : place
      times[index] = (times[index] ?? 0) + 1
    },
    submitted(outcome) {
      submissions[outcome] += 1
    },
    storeFailed() {
      storeErrors += 1
    },
    counts() {
      const { user, system } = process.cpuUsage()
      const memoryBytes = process.memoryUsage.rss()
      return { requests, times, secondsTotal, submissions, storeErrors, cpuSeconds: (user + system) / 1e6, memoryBytes }
    },
  }
}

/** What several processes have counted together. */
export function addCounts(all: Counts[]): Counts {
  const sum = (of: (counts: Counts) => number | undefined) =>
    all.reduce((total, counts) => total + (of(counts) ?? 0), 0)
  const names = [...new Set(all.flatMap(({ requests }) => Object.keys(requests)))].sort()
  return {
    requests: Object.fromEntries(names.map((name) => [name, sum(({ requests }) => requests[name])])),
    times: [...limits, 0].map((_, index) => sum(({ times }) => times[index])),
    secondsTotal: sum(({ secondsTotal }) => secondsTotal),
    submissions: byOutcome((outcome) => sum(({ submissions }) => submissions[outcome])),
    storeErrors: sum(({ storeErrors }) => storeErrors),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
    memoryBytes: sum(({ memoryBytes }) => memoryBytes),
  }
}

/** The counts as OpenMetrics text. `waiting` is undefined while the store does not answer. */
export function openMetrics(counts: Counts, waiting: Waiting | undefined): string {
  let below = 0
  const buckets = counts.times.map((count, index) => {
    below += count
    return `http_request_duration_seconds_bucket{le="${limits[index] ?? '+Inf'}"} ${below}`
  })
  const families: [name: string, type: string, help: string, samples: string[]][] = [
    [
      'http_requests',
      'counter',
      'Answered requests, by status.',
      Object.entries(counts.requests).map(([status, count]) => `http_requests_total{status="${status}"} ${count}`),
    ],
    [
      'http_request_duration_seconds',
      'histogram',
      'How long answers took.',
      [
        ...buckets,
        `http_request_duration_seconds_count ${below}`,
        `http_request_duration_seconds_sum ${counts.secondsTotal}`,
      ],
    ],
    [
      'submissions',
      'counter',
      'Enquiries and applications, by what became of them.',
      Object.entries(counts.submissions).map(([outcome, count]) => `submissions_total{outcome="${outcome}"} ${count}`),
    ],
    ['store_errors', 'counter', 'Errors of the database or the disk.', [`store_errors_total ${counts.storeErrors}`]],
    ['store_up', 'gauge', 'Whether the store answers.', [`store_up ${waiting ? 1 : 0}`]],
    ['mails_waiting', 'gauge', 'Mails that were not sent yet.', waiting ? [`mails_waiting ${waiting.count}`] : []],
    [
      'mails_waiting_seconds',
      'gauge',
      'How long the oldest mail has waited.',
      waiting ? [`mails_waiting_seconds ${waiting.seconds}`] : [],
    ],
    ['process_cpu_seconds', 'counter', 'Processor time.', [`process_cpu_seconds_total ${counts.cpuSeconds}`]],
    ['process_resident_memory_bytes', 'gauge', 'Memory.', [`process_resident_memory_bytes ${counts.memoryBytes}`]],
  ]
  const texts = families.map(([name, type, help, samples]) =>
    [`# TYPE ${name} ${type}`, `# HELP ${name} ${help}`, ...samples].join('\n'),
  )
  return `${texts.join('\n')}\n# EOF\n`
}

/** GET /metrics on this machine alone, on a port of its own, which no proxy forwards. */
export async function listenForMetrics(port: number, render: () => Promise<string>) {
  const server = createServer(async (request, response) => {
    // DNS rebinding: a page of another site can point its own name at this machine.
    if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(request.headers.host ?? ''))
      return response.writeHead(403).end()
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = await render().catch(() => undefined)
    if (text === undefined) return response.writeHead(503).end()
    response.writeHead(200, { 'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8' }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject).on('error', () => {})
      resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
