import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { printTable } from '../table.ts'

const port = 20_000 + (process.pid % 20_000)
const connections = 16
const path = '/api-integration'

interface Load {
  perSecond: number
  /** In ms. */
  p99: number
  /** Processor time of the server for each request, in µs; undefined where the system does not tell. */
  cpu?: number
}

/** Requests for one page, as many as the server answers, beside nginx with the same files where it is installed. */
export async function benchServer([seconds = 5]: number[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  const own = ownServer(folder)
  const nginx = startNginx(folder)
  const rows: string[][] = []
  try {
    await Promise.all([untilUp(port), nginx && untilUp(port + 1)])
    await load(port, own, 1)
    const before = await memoryOf(own)
    for (const round of ['first', 'second', 'third']) {
      rows.push(row(`this server, ${round} round`, await load(port, own, seconds)))
      if (nginx) rows.push(row(`nginx, ${round} round`, await load(port + 1, nginx, seconds)))
    }
    printTable(`Server: ${path} with gzip, ${connections} connections`, head, rows)
    if (!nginx) console.log('For a comparison: apt-get install nginx')
    console.log(`Memory of this server: ${before} MB before, ${await memoryOf(own)} MB after all requests`)
  } finally {
    own.kill()
    nginx?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const head = ['', 'requests per second', 'p99 ms', 'CPU µs per request']

const row = (what: string, { perSecond, p99, cpu }: Load) => [
  what,
  perSecond.toFixed(0),
  p99.toFixed(1),
  cpu?.toFixed(0) ?? '',
]

function ownServer(folder: string): ChildProcess {
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(folder, 'data') }
  const script = join(import.meta.dirname, 'served.ts')
  return spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

function memoryOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    server.once('message', (bytes) => resolve(Math.round(Number(bytes) / 1e6)))
    server.send('memory')
  })
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
  server { listen 127.0.0.1:${port + 1}; root ${process.cwd()}/dist;
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
function cpuOf({ pid }: ChildProcess): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticksPerSecond = 100
    return ((Number(afterName[11]) + Number(afterName[12])) * 1e6) / ticksPerSecond
  } catch {
    return undefined
  }
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
  const after = cpuOf(server)
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / times.length
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, cpu }
}
