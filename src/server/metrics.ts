import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answered request, as logs and metrics see it: nothing of who asked. */
export interface Answered {
  method: string
  path: string
  status: number
}

/** Mails that were not sent yet. */
export interface Waiting {
  count: number
  /** How long the oldest has waited; 0 where none does. */
  seconds: number
}

/** What a process has counted since it began; plain data, so that several can be added up. */
export interface Counts {
  requests: Record<string, number>
  /** Requests by the first of `limits` that they took no longer than; the last place is for all slower ones. */
  times: number[]
  secondsTotal: number
  submissions: Record<'kept' | 'refused' | 'failed', number>
  storeErrors: number
  cpuSeconds: number
  memoryBytes: number
}

/** Upper ends of the times that are told apart, in seconds. */
export const limits = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  answered(request: Answered, seconds: number): void
  storeFailed(): void
  counts(): Counts
}

/** Counts what this process does. `isCall` tells the paths where submissions are sent. */
export function createMetrics(isCall: (path: string) => boolean): Metrics {
  const requests: Record<string, number> = {}
  const times = [...limits, 0].map(() => 0)
  const submissions = { kept: 0, refused: 0, failed: 0 }
  let secondsTotal = 0
  let storeErrors = 0
  return {
    answered({ method, path, status }, seconds) {
      requests[status] = (requests[status] ?? 0) + 1
      secondsTotal += seconds
      const place = limits.findIndex((limit) => seconds <= limit)
      const index = place < 0 ? limits.length : place
      times[index] = (times[index] ?? 0) + 1
      if (method === 'POST' && isCall(path))
        submissions[status < 400 ? 'kept' : status < 500 ? 'refused' : 'failed'] += 1
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
    submissions: {
      kept: sum(({ submissions }) => submissions.kept),
      refused: sum(({ submissions }) => submissions.refused),
      failed: sum(({ submissions }) => submissions.failed),
    },
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

/** GET /metrics on this machine alone, on a port of its own: no proxy hands it on. */
export async function listenForMetrics(port: number, render: () => Promise<string>) {
  const server = createServer(async (request, response) => {
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
