import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type RequestOptions, request } from 'node:http'
import { join } from 'node:path'
import { readSettings } from '../../../src/server/settings.ts'
import { readSiteFiles } from '../../../src/server/site/site-files.ts'
import { openStore } from '../../../src/server/store/open.ts'

/** What a stretch of visits showed. Times in ms, memory in bytes at the end of each tenth. */
export interface Load {
  answers: number
  wrong: number
  sent: number
  kept: number
  p50: number
  p99: number
  seconds: number
  memory: number[]
  /** Memory at the end as a share of what it was after three tenths, when caches are full. */
  grown: number
}

/** Visitors at a time. */
const visitors = 16

/** One request in this many is an enquiry. */
const enquiryEvery = 50

/**
 * Asks the built site `requests` times, round and round through everything it has, with enquiries in between.
 * @param dataFolder an empty folder for the database
 */
export async function measureLoad(requests: number, dataFolder: string): Promise<Load> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, RATE_LIMIT: '0' }
  const server = fork(join(import.meta.dirname, 'serve.ts'), { execArgv: ['--import', 'tsx'], env })
  const [{ url }] = (await once(server, 'message')) as [{ url: string }]
  const paths = [...(await readSiteFiles('dist')).byPath.keys()].filter((path) => path !== '/404.html')

  const times: number[] = []
  const memory: number[] = []
  let wrong = 0
  let sent = 0
  const ask = async (index: number) => {
    const isEnquiry = index % enquiryEvery === 0
    if (isEnquiry) sent += 1
    const start = performance.now()
    const status = await (isEnquiry ? enquire(url, index) : call(url + paths[index % paths.length]))
    times.push(performance.now() - start)
    if (status !== 200) wrong += 1
  }
  const began = performance.now()
  for (let tenth = 0; tenth < 10; tenth++) {
    let next = Math.floor((requests * tenth) / 10)
    const end = Math.floor((requests * (tenth + 1)) / 10)
    const visit = async () => {
      while (next < end) await ask(next++).catch(() => (wrong += 1))
    }
    await Promise.all(Array.from({ length: visitors }, visit))
    memory.push(await memoryOf(server))
  }
  const seconds = (performance.now() - began) / 1000
  server.kill('SIGTERM')
  await once(server, 'exit')
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const kept = await countKept(env)
  const grown = (memory.at(-1) as number) / (memory[2] as number)
  return { answers: times.length, wrong, sent, kept, p50: at(0.5), p99: at(0.99), seconds, memory, grown }
}

const agent = new Agent({ keepAlive: true })

/** Asks as browsers do, and unpacks nothing, as `fetch` would. @returns the status, once all of the answer is here */
const call = (url: string, options: RequestOptions = {}, body = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...options.headers }
    request(url, { agent, ...options, headers }, (answer) =>
      answer
        .on('error', reject)
        .on('end', () => resolve(answer.statusCode ?? 0))
        .resume(),
    )
      .on('error', reject)
      .end(body)
  })

function enquire(url: string, index: number): Promise<number> {
  const enquiry = {
    Name: 'Asha Rao',
    Email: `asha${index}@example.com`,
    Phone: '+91 120 4567890',
    Message: `No. ${index}`,
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': `load-enquiry-${index}` }
  return call(`${url}/api/Email/SubmitEnquiry`, { method: 'POST', headers }, JSON.stringify(enquiry))
}

async function memoryOf(server: ChildProcess): Promise<number> {
  server.send('memory')
  const [{ memory }] = (await once(server, 'message')) as [{ memory: number }]
  return memory
}

async function countKept(env: NodeJS.ProcessEnv): Promise<number> {
  const store = await openStore(readSettings(env), (error) => console.error(error))
  const messages = (await store.read()).map(({ fields }) => fields.Message)
  await store.close()
  return new Set(messages).size
}
