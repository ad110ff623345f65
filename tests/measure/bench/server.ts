import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { median, printTable } from '../table.ts'

const port = 20_000 + (process.pid % 20_000)
const connections = 16
const path = '/api-integration'

/** How much more processor time a request may take than in a bare server of Node. */
const most = 1.15

interface Load {
  perSecond: number
  /** In ms. */
  p99: number
  /** Processor time of the server for each request, in µs. */
  cpu: number
}

/** Longer ones would measure what else the machine does meanwhile. */
const turnSeconds = 1

/**
 * Requests for one page, as many as the server answers: the server as it was built, in turns with a bare server of Node that
 * sends the same bytes, and with nginx where it is installed. Throws where this server takes too much more processor time
 * than the bare one.
 */
export async function benchServer([seconds = 15]: number[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  const servers: Measured[] = [{ name: 'this server', at: port, server: ownServer(folder), loads: [] }]
  const [own] = servers as [Measured]
  try {
    await untilUp(port)
    servers.push({ name: 'bare Node', at: port + 1, server: bareServer(), loads: [] })
    const nginx = startNginx(folder)
    if (nginx) servers.push({ name: 'nginx', at: port + 2, server: nginx, loads: [] })
    for (const { at, server } of servers) {
      await untilUp(at)
      await load(at, server, 1)
    }
    const before = memoryOf(own.server)
    for (let turn = 0; turn < seconds / turnSeconds; turn++)
      for (const { at, server, loads } of servers) loads.push(await load(at, server, turnSeconds))
    const rows = servers.map(({ name, loads }) => [
      name,
      range(loads.map(({ perSecond }) => perSecond)),
      range(loads.map(({ p99 }) => p99)),
      range(loads.map(({ cpu }) => cpu)),
    ])
    printTable(`Server: ${path} with gzip, ${connections} connections, ${seconds} s in turns`, head, rows)
    if (!nginx) console.log('For a comparison: apt-get install nginx')
    console.log(`Memory of this server: ${before} MB before, ${memoryOf(own.server)} MB after all requests`)
  } finally {
    for (const { server } of servers) server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const [ours, bare] = servers.map(({ loads }) => median(loads.map(({ cpu }) => cpu))) as [number, number]
  console.log(`Processor time of a request: ${(ours / bare).toFixed(2)} times that of bare Node`)
  if (ours / bare > most) throw new Error(`That is more than ${most} times.`)
}

interface Measured {
  name: string
  at: number
  server: ChildProcess
  loads: Load[]
}

const head = ['median (range)', 'requests per second', 'p99 ms', 'CPU µs per request']

function range(values: number[]): string {
  const [middle, least, largest] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(value < 20 ? 1 : 0),
  )
  return `${middle} (${least} to ${largest})`
}

/** As operators run it, its log included. */
function ownServer(folder: string): ChildProcess {
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(folder, 'data') }
  return spawn(process.execPath, ['dist-server/serve.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

function bareServer(): ChildProcess {
  const args = [join(import.meta.dirname, 'bare.js'), `http://127.0.0.1:${port}${path}`, `${port + 1}`]
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

/** In MB, on Linux. */
function memoryOf({ pid }: ChildProcess): string {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  return (Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1024).toFixed(0)
}

/** Debian keeps it in a folder that is not on everybody's path. */
const nginxProgram = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx')).find(existsSync)

/** One process, as the other has one thread; it sends the same compressed copies. */
function startNginx(folder: string): ChildProcess | undefined {
  const program = nginxProgram()
  if (!program) return undefined
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${port + 2}; root ${process.cwd()}/dist;
    location / { gzip_static on; try_files $uri $uri/index.html =404; } } }`,
  )
  return spawn(program, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function untilUp(at: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await ask(at, new Agent()).then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${at}.`)
}

function ask(at: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' }
    request({ host: '127.0.0.1', port: at, path, agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

/** Processor time a process has taken, in µs, on Linux. */
export function cpuOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`
  const afterName = existsSync(file) ? (readFileSync(file, 'utf8').split(') ')[1] ?? '').split(' ') : []
  const ticksPerSecond = 100
  return ((Number(afterName[11]) + Number(afterName[12])) * 1e6) / ticksPerSecond
}

async function load(at: number, server: ChildProcess, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const before = cpuOf(server)
  const end = performance.now() + seconds * 1000
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      if ((await ask(at, agent)) !== 200) throw new Error('The server did not answer with the page.')
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  times.sort((a, b) => a - b)
  const cpu = (cpuOf(server) - before) / times.length
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, cpu }
}
