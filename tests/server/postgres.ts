import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const installed = '/usr/lib/postgresql'

export interface Postgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL of its own on a free port of this machine, with its data in a temporary folder. It ends with this process. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'server-test-postgres-'))
  const account = await unprivilegedAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const asAccount = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  await run('setpriv', [...asAccount, join(programs, 'initdb'), ...initialise], options)

  const port = await freePort()
  const values = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const server = spawn(
    'setpriv',
    [
      ...asAccount,
      '--pdeathsig=INT',
      join(programs, 'postgres'),
      '-D',
      data,
      ...values.flatMap((value) => ['-c', value]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exit = once(server, 'exit')
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  await untilReady(server)

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
    async stop() {
      // Immediate shutdown: the data is not needed again.
      server.kill('SIGQUIT')
      await exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits for the line in which PostgreSQL says that it takes connections. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

function findPrograms(): string {
  const versions = existsSync(installed) ? readdirSync(installed).sort((one, other) => Number(other) - Number(one)) : []
  const folder = versions
    .map((version) => join(installed, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')))
  if (!folder)
    throw new Error(
      `These tests need PostgreSQL, and there is none in ${installed}. Install it: apt-get install postgresql`,
    )
  return folder
}

/** PostgreSQL refuses to run as root; its Debian package brings an account for it. */
async function unprivilegedAccount(): Promise<{ name: string; uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const { stdout } = await run('getent', ['passwd', 'postgres'])
  const [name = '', , uid, gid] = stdout.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
