import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'
import { readHostingSettings } from '../../src/tools/serve/hosting/settings.ts'
import { systemdUnit, variables } from '../../src/tools/serve/hosting/systemd.ts'
import { deployedFolder, operate, run, start } from './deployed.ts'
import { temporaryFolder } from './set-up.ts'

vi.setConfig({ testTimeout: 120_000 })

/** What npm run hosting writes with these settings. */
async function written(env: Record<string, string> = {}) {
  const [folder, target] = [await deployedFolder(), await temporaryFolder()]
  writeFileSync(join(folder, 'dist/_site.json'), JSON.stringify({ siteUrl: 'https://www.example.com' }))
  expect(await operate(folder, env, 'hosting', target)).toMatchObject({ code: 0 })
  return { folder, target, text: (name: string) => readFileSync(join(target, name), 'utf8') }
}

const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []

/** Starts a command as somebody who can write nothing but `writable`, and waits for the address it tells. */
async function startConfined(cwd: string, command: string[], env: Record<string, string>, writable: string) {
  // A temporary folder is for its owner alone.
  chmodSync(cwd, 0o755)
  chmodSync(writable, 0o777)
  const server = start(cwd, [...asNobody, ...command], env)
  await expect.poll(() => server.collected.output, { timeout: 60_000 }).toContain('The site is at')
  return { ...server, url: /http:\/\/[\d.:]+/.exec(server.collected.output)?.[0] ?? '' }
}

test('nginx: names, TLS, HTTP/2, brotli and servers come from the settings', async () => {
  const plain = (await written({ PORT: '5000' })).text('nginx.conf')
  expect(plain).toContain('server_name www.example.com;')
  expect(plain).toContain('listen 80;')
  expect(plain).toContain('server 127.0.0.1:5000 max_fails')
  expect(plain).not.toMatch(/ssl|brotli/)
  const { folder, target, text } = await written({
    SERVER_NAME: 'a.example, b.example',
    TLS_CERTIFICATE: '/etc/tls/site.pem',
    TLS_KEY: '/etc/tls/site.key',
    NGINX_LISTEN_TLS: '443,[::]:443',
    NGINX_BROTLI: '1',
    BACKENDS: '10.0.0.1:4173,10.0.0.2:4173',
  })
  const full = text('nginx.conf')
  expect(full).toContain('listen 443 ssl http2;\n  listen [::]:443 ssl http2;')
  expect(full).toContain('return 308 https://$host$request_uri;')
  expect(full).toContain('brotli_static on;')
  expect(full.match(/server 10\.0\.0\.\d:4173 max_fails=1/g)).toHaveLength(2)
  const everywhere = (await written({ HOST: '::', PORT: '5000' })).text('nginx.conf')
  expect(everywhere).toContain('server [::1]:5000 max_fails')
  const unfit = await operate(folder, { PORT: '0', MAIL_FROM: "O'Hara <a@b.c>" }, 'hosting', target)
  expect(unfit.output).toMatch(/MAIL_FROM holds a quote.*\n.*PORT is 0/s)
  const wrong = await operate(folder, { TLS_KEY: 'x;}', BACKENDS: 'a b{' }, 'hosting', target)
  expect(wrong.code).toBe(1)
  expect(wrong.output).toMatch(/TLS_KEY is "x;}"\. It must be one word.*\n.*BACKENDS/s)
})

test('systemd: the unit is sound and strict, passwords are in a file of their own, and its command serves', async () => {
  const { folder, target, text } = await written({
    SMTP_URL: 'smtps://me:secret@mail.example',
    MAIL_TO: 'a@example.com',
  })
  const unit = text('site.service')
  expect(unit).not.toContain('secret')
  expect(text('site.env')).toBe('SMTP_URL=smtps://me:secret@mail.example\nMAIL_TO=a@example.com\n')
  expect(statSync(join(target, 'site.env')).mode & 0o777).toBe(0o600)
  if (spawnSync('systemd-analyze', ['--version']).status === 0) {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(target, 'site.service')], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([])
    const security = ['security', '--offline=yes', '--threshold=25', join(target, 'site.service')]
    expect(spawnSync('systemd-analyze', security, { encoding: 'utf8' }).status).toBe(0)
  }
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
  const data = await temporaryFolder()
  const server = await startConfined(folder, command, { PORT: '0', DATA_DIR: data }, data)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect((await server.end).code).toBe(0)
})

test('container: what its file says, step by step, gives a server that writes to its data alone and tells its health', async () => {
  const { folder, text } = await written()
  const [image, data] = [await temporaryFolder(), await temporaryFolder()]
  const file = text('Containerfile')
  const instructions = file
    .split('\n')
    .map((line) => /^(COPY|RUN|CMD|USER|HEALTHCHECK) (.*)$/.exec(line))
    .flatMap((match) => (match ? [{ what: match[1], rest: match[2] ?? '' }] : []))
  expect(instructions.map(({ what }) => what).join(' ')).toBe('COPY RUN COPY COPY RUN USER HEALTHCHECK CMD')
  const wanted = text('Containerfile.dockerignore')
  for (const { rest } of instructions.filter(({ what }) => what === 'COPY')) {
    const names = rest.split(' ')
    const to = names.pop() ?? ''
    for (const name of names) {
      // Only what is let into the context can be copied.
      expect(wanted).toContain(`!${name}\n`)
      cpSync(join(folder, name), to === './' ? join(image, name) : join(image, to), { recursive: true })
    }
  }
  const install =
    instructions
      .find(({ what }) => what === 'RUN')
      ?.rest.split(' && ')[0]
      ?.split(' ') ?? []
  expect(await run(image, [...install, '--prefer-offline'])).toMatchObject({ code: 0 })
  expect(instructions.find(({ what }) => what === 'USER')?.rest).toBe('node')

  const argumentsOf = (text = ''): string[] => JSON.parse(text.slice(text.indexOf('[')))
  const command = argumentsOf(instructions.find(({ what }) => what === 'CMD')?.rest)
  const health = argumentsOf(instructions.find(({ what }) => what === 'HEALTHCHECK')?.rest)
  const server = await startConfined(image, command, { PORT: '0', DATA_DIR: data, NODE_ENV: 'production' }, data)
  const { port } = new URL(server.url)
  expect((await run(image, health, { PORT: port })).code).toBe(0)
  server.child.kill('SIGKILL')
  await server.end
  expect((await run(image, health, { PORT: port })).code).toBe(1)

  const compose = text('compose.yaml')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'volumes: ["data:/data"]'])
    expect(compose).toContain(line)
})

test('nginx reads the configuration', async () => {
  const nginx = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')].map((folder) => join(folder, 'nginx'))
  const program = nginx.find((file) => spawnSync(file, ['-v']).status === 0)
  if (!program && process.env.CI) throw new Error('This test needs nginx: apt-get install nginx-light')
  if (!program) return console.warn('There is no nginx here. Debian or Ubuntu: apt-get install nginx-light')
  const { folder, text } = await written({ NGINX_LISTEN: '127.0.0.1:8080' })
  mkdirSync(join(folder, 'logs'))
  writeFileSync(
    join(folder, 'main.conf'),
    `error_log stderr; pid ${folder}/pid; events {} http { access_log off; ${text('nginx.conf')} }`,
  )
  expect(() => execFileSync(program, ['-t', '-q', '-p', folder, '-c', join(folder, 'main.conf')])).not.toThrow()
})

test('a folder and values with spaces and punctuation arrive as they are', () => {
  const server = readSettings({ PORT: '5000' })
  const settings = {
    server,
    nginx: readHostingSettings({}).nginx,
    given: { DATABASE_URL: 'postgres://a:$x#"@b/c', PORT: '1' },
  }
  expect(systemdUnit(settings, '/srv/my 100% $ite', '/root/node')).toMatch(
    /^ExecStart=\/root\/node "\/srv\/my 100%% \$\$ite\/dist-server\/serve\.js"\nWorkingDirectory=\/srv\/my 100%% \$ite\n[\s\S]*ProtectHome=read-only/m,
  )
  // Quoted, so that neither systemd nor compose reads signs of its own in it.
  expect(variables(settings)).toBe(`DATABASE_URL='postgres://a:$x#"@b/c'\nPORT=1\n`)
})
