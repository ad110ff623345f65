import { execFile } from 'node:child_process'
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

/** Starts a PostgreSQL of its own on a free port of this machine, with its data in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'server-test-postgres-'))
  const account = await unprivilegedAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const asAccount = (program: string, args: string[]) => {
    const command = join(programs, program)
    const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
    return account ? run('runuser', ['-u', account.name, '--', command, ...args], options) : run(command, args, options)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  await asAccount('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off -c max_connections=50`
  await asAccount('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])

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
    async stop() {
      await asAccount('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      await rm(folder, { recursive: true, force: true })
    },
  }
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
