import { type ChildProcess, execFile, execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { need, postgresPrograms, programs } from '../programs.ts'

const run = promisify(execFile)

export interface Postgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** Ends it as an administrator does who restarts it: connections in use are cut. */
  restart(): Promise<void>
  /** Stops all its processes where they are, so that it takes connections and answers nothing; `thaw` lets them go on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of its own on a free port of this machine, with its data in a temporary folder. It ends with this
 * process. Where PostgreSQL is missing, a test that asks for a database is left out.
 */
export async function startPostgres(): Promise<Postgres> {
  const folderOfPrograms = postgresPrograms()
  const idle = async () => {}
  if (!folderOfPrograms) return { createDatabase: leaveOut, restart: idle, freeze: idle, thaw: idle, stop: idle }
  const folder = await mkdtemp(join(tmpdir(), 'server-test-postgres-'))
  const account = await unprivilegedAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const asAccount = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  await run('setpriv', [...asAccount, join(folderOfPrograms, 'initdb'), ...initialise], options)

  const port = await freePort()
  const values = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const launch = async () => {
    const program = [join(folderOfPrograms, 'postgres'), '-D', data, ...values.flatMap((value) => ['-c', value])]
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe']
    const server = spawn('setpriv', [...asAccount, '--pdeathsig=INT', ...program], { ...options, stdio })
    const exit = once(server, 'exit')
    await untilReady(server)
    return { server, exit }
  }
  let running = await launch()
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

  let databases = 0
  return {
    async createDatabase() {
      const client = new pg.Client({ connectionString: address('postgres') })
      await client.connect()
      const name = `test_${++databases}`
      await client.query(`create database ${name}`)
      await client.end()
      return address(name)
    },
    async restart() {
      // Fast shutdown.
      running.server.kill('SIGINT')
      await running.exit
      running = await launch()
    },
    freeze: () => signalAll(running.server, 'SIGSTOP'),
    thaw: () => signalAll(running.server, 'SIGCONT'),
    async stop() {
      // Immediate shutdown: the data is not needed again.
      running.server.kill('SIGQUIT')
      await running.exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a signal to PostgreSQL and its processes, one for each connection. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  for (const id of [pid, ...children.split('\n').map(Number)]) if (id) process.kill(id, signal)
}

async function leaveOut(): Promise<never> {
  const { getCurrentTest } = await import('vitest/suite')
  need(programs.postgres, (why) => getCurrentTest()?.context.skip(why))
  throw new Error('PostgreSQL came while the tests ran: run them again.')
}

/** Waits for the line in which PostgreSQL says that it takes connections. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
}

/** The folder of its programs. */
export /** PostgreSQL refuses to run as root; its Debian package brings an account for it. */
async function unprivilegedAccount(): Promise<{ name: string; uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const { stdout } = await run('getent', ['passwd', 'postgres'])
  const [name = '', , uid, gid] = stdout.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
