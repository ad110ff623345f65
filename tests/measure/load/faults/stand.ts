import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSiteFiles } from '../../../../src/server/site/site-files.ts'
import { nginxConfiguration } from '../../../../src/tools/serve/hosting/nginx.ts'
import { readHostingSettings } from '../../../../src/tools/serve/hosting/settings.ts'
import { type Postgres, startPostgres } from '../../../server/postgres.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

const serverCount = 3

/** Everything that runs for the load: three servers behind nginx, one PostgreSQL, a mail server. */
export interface Stand {
  url: string
  databaseUrl: string
  postgres: Postgres
  mailbox: Mailbox
  /** Ends one server as a crash does, and starts it again after a second, as systemd would. */
  kill(server: number): Promise<void>
  /** When servers were killed, in milliseconds since this process began. */
  kills: { server: number; at: number }[]
  /** Servers that ended by themselves. */
  died: string[]
  stop(): Promise<void>
}

/** Starts everything in a folder, with the commands and the site of the last build. */
export async function startStand(folder: string): Promise<Stand> {
  const [postgres, mailbox] = await Promise.all([startPostgres(), openMailbox(serverCount)])
  const databaseUrl = await postgres.createDatabase()
  const ports = await Promise.all(Array.from({ length: serverCount }, freePort))
  const kills: Stand['kills'] = []
  const died: string[] = []
  const expected = new WeakSet<ChildProcess>()
  let stopping = false

  const launch = (server: number): ChildProcess => {
    const env = {
      PATH: process.env.PATH,
      PORT: `${ports[server]}`,
      DATA_DIR: join(folder, `data-${server}`),
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailbox.urlFor(server),
      MAIL_TO: 'hello@example.com',
      MAIL_RETRY_SECONDS: '1',
      TRUST_PROXY: '1',
      RATE_LIMIT: '0',
    }
    const child = spawn(process.execPath, ['dist-server/serve.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const log = createWriteStream(join(folder, `server-${server}.log`), { flags: 'a' })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    child.on('exit', async (code, signal) => {
      if (!expected.has(child)) died.push(`server ${server}: ${signal ?? `exit code ${code}`}`)
      if (stopping) return
      await sleep(1000)
      if (!stopping) children[server] = launch(server)
    })
    return child
  }
  const children = ports.map((_, server) => launch(server))
  const nginx = await startNginx(folder, ports)
  const url = `http://127.0.0.1:${nginx.port}`
  await Promise.all(ports.map((port) => untilReady(`http://127.0.0.1:${port}/readyz`)))
  await untilReady(`${url}/readyz`)

  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    expected.add(child)
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url,
    databaseUrl,
    postgres,
    mailbox,
    kills,
    died,
    async kill(server) {
      kills.push({ server, at: performance.now() })
      await end(children[server] as ChildProcess, 'SIGKILL')
    },
    async stop() {
      if (stopping) return
      stopping = true
      await Promise.all(children.map((child) => end(child, 'SIGTERM')))
      nginx.process.kill('SIGQUIT')
      await once(nginx.process, 'exit')
      await mailbox.leave()
    },
  }
}

/** nginx as operators run it in front of several servers, which send the pages, too. */
async function startNginx(folder: string, ports: number[]): Promise<{ process: ChildProcess; port: number }> {
  const port = await freePort()
  const { nginx } = readHostingSettings({
    NGINX_LISTEN: `127.0.0.1:${port}`,
    NGINX_FILES: '0',
    BACKENDS: ports.map((at) => `127.0.0.1:${at}`).join(),
  })
  const site = nginxConfiguration(await readSiteFiles('dist'), nginx, join(process.cwd(), 'dist'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  mkdirSync(join(folder, 'logs'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/nginx.log warn; worker_processes 1;
events {} http { access_log off; ${paths} ${site} }`,
  )
  const PATH = `${process.env.PATH}:/usr/sbin`
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { process: child, port }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error(`Nothing answers at ${url}.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
