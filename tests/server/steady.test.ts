import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Libsql from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { serve } from '../../src/server/main.ts'
import { openStore } from '../../src/server/store/open.ts'
import { startChild } from './child.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { applicationForm, enquiry } from './samples.ts'
import { temporaryFolder, testSettings } from './set-up.ts'

/** A server in this process with a page of its own, and what it logs. */
async function startServer(env: Record<string, string> = {}) {
  const dist = await temporaryFolder()
  await writeFile(join(dist, 'index.html'), '<h1>Home</h1>')
  const lines: string[] = []
  const settings = await testSettings(env)
  const server = await serve(settings, dist, (line) => lines.push(line))
  onTestFinished(() => server.close())
  return { ...client(server.url), lines, dataDir: settings.dataDir, close: server.close }
}

function client(url: string) {
  const post = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, { method: 'POST', ...init })
    return { status: response.status, ...((await response.json()) as { id?: string; message?: string }) }
  }
  return {
    enquire: (key?: string) =>
      post(callPaths.enquiry, {
        body: JSON.stringify(enquiry),
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      }),
    apply: () => post(callPaths['job-application'], { body: applicationForm() }),
    page: async () => (await fetch(url)).status,
    status: async (path: string) => (await fetch(url + path)).status,
  }
}

const rightNow = expect.stringContaining('cannot take your message right now')

async function stored(dataDir: string, databaseUrl?: string): Promise<string[]> {
  const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }) }, () => {})
  const ids = (await store.read()).map(({ id }) => id)
  await store.close()
  return ids
}

describe('PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  /** Holds what every submission needs, and can cut the connections that wait for it. */
  async function administrator(databaseUrl: string) {
    const connect = async () => {
      const client = new pg.Client(databaseUrl)
      await client.connect()
      onTestFinished(() => client.end())
      return client
    }
    // A transaction sees the other connections as they were at its start.
    const [holder, watcher] = [await connect(), await connect()]
    return {
      hold: () => holder.query('begin; lock table submissions in access exclusive mode'),
      letGo: () => holder.query('rollback'),
      waiting: async () =>
        (await watcher.query("select pid from pg_stat_activity where wait_event_type = 'Lock'")).rows.length,
      cutWaiting: () =>
        watcher.query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'"),
    }
  }

  test('a connection that is cut while it is in use is a 503, and the server goes on', async () => {
    const databaseUrl = await postgres.createDatabase()
    const { enquire, page } = await startServer({ DATABASE_URL: databaseUrl, DATABASE_TIMEOUT_SECONDS: '30' })
    expect((await enquire()).status).toBe(200)
    const { hold, waiting, cutWaiting, letGo } = await administrator(databaseUrl)
    await hold()
    const answers = [enquire('key-00001'), enquire('key-00002'), enquire('key-00003')]
    await expect.poll(waiting).toBe(3)
    await cutWaiting()
    for (const answer of await Promise.all(answers)) expect(answer).toEqual({ status: 503, message: rightNow })
    await letGo()
    expect([await page(), (await enquire('key-00001')).status]).toEqual([200, 200])
  })

  test('a database that does not answer is a 503 within its timeout, for the health check within two seconds, and does not delay the end', async () => {
    const databaseUrl = await postgres.createDatabase()
    const server = await startChild({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: databaseUrl,
      DATABASE_TIMEOUT_SECONDS: '2',
      SHUTDOWN_SECONDS: '2',
    })
    const { enquire, status } = client(server.url)
    expect((await enquire()).status).toBe(200)
    postgres.freeze()
    onTestFinished(() => postgres.thaw())
    const start = performance.now()
    const answers = Array.from({ length: 12 }, () => enquire())
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    for (const answer of await Promise.all(answers)) expect(answer).toEqual({ status: 503, message: rightNow })
    expect(performance.now() - start).toBeLessThan(20_000)

    postgres.thaw()
    await expect.poll(async () => (await enquire()).status).toBe(200)
    postgres.freeze()
    void enquire().catch(() => {})
    const ended = performance.now()
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(performance.now() - ended).toBeLessThan(10_000)
  })

  test('a start without the database serves the pages, answers the calls 503, and finds the database once it is there', async () => {
    const databaseUrl = await postgres.createDatabase()
    const missing = databaseUrl.replace(/\w+$/, 'not_yet')
    const { enquire, page, status, lines } = await startServer({ DATABASE_URL: missing })
    expect([await page(), await status('/healthz'), await status('/readyz')]).toEqual([200, 200, 503])
    expect(await enquire()).toEqual({ status: 503, message: rightNow })
    expect(lines.join('\n')).toContain('DATABASE_URL: the database does not answer (database "not_yet" does not exist)')
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query('create database not_yet')
    await client.end()
    await expect.poll(async () => (await enquire()).status).toBe(200)
  })
})

describe('embedded database', () => {
  test('the file alone holds every answered submission, after kill -9 and after a clean end', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const dataDir = await temporaryFolder()
      const server = await startChild({ DATA_DIR: dataDir })
      const { enquire } = client(server.url)
      const ids = []
      for (let count = 0; count < 5; count++) ids.push((await enquire()).id)
      server.process.kill(signal)
      await server.exit
      const copy = await temporaryFolder()
      await copyFile(join(dataDir, 'submissions.db'), join(copy, 'submissions.db'))
      expect((await stored(copy)).sort()).toEqual(ids.sort())
      if (signal === 'SIGTERM') expect((await stat(join(dataDir, 'submissions.db-wal'))).size).toBe(0)
    }
  })

  test('while another program holds the lock, pages are served at once and submissions wait for it', async () => {
    const { enquire, page, dataDir } = await startServer()
    await enquire()
    const other = new Libsql(join(dataDir, 'submissions.db'))
    onTestFinished(() => {
      other.close()
    })
    other.exec('begin immediate')
    const answer = enquire()
    expect(await Promise.race([page(), answer])).toBe(200)
    other.exec('commit')
    expect((await answer).status).toBe(200)
  })

  test('a lock that is never released is a 503', async () => {
    const { enquire, dataDir } = await startServer()
    await enquire()
    const other = new Libsql(join(dataDir, 'submissions.db'))
    onTestFinished(() => {
      other.close()
    })
    other.exec('begin immediate')
    expect(await enquire()).toEqual({ status: 503, message: rightNow })
  })

  test('a deleted database file is noticed: no submission is confirmed and lost, and its content is restored', async () => {
    const { enquire, dataDir } = await startServer()
    const ids = [(await enquire()).id, (await enquire()).id]
    for (const name of await readdir(dataDir)) if (name.startsWith('submissions.db')) await rm(join(dataDir, name))
    expect(await enquire('key-00003')).toEqual({ status: 503, message: rightNow })
    const again = await enquire('key-00003')
    expect(again.status).toBe(200)
    expect((await stored(dataDir)).sort()).toEqual([...ids, again.id].sort())
  })

  test('two servers on a folder whose database is deleted repeatedly lose no answered submission', async () => {
    const one = await startServer()
    const other = await startServer({ DATA_DIR: one.dataDir })
    const ids = new Set<string>()
    let isOver = false
    const visits = [one, other].map(async ({ enquire }) => {
      while (!isOver) {
        const { id } = await enquire()
        if (id) ids.add(id)
      }
    })
    for (let round = 1; round <= 3; round++) {
      await expect.poll(() => ids.size).toBeGreaterThan(round * 10)
      for (const name of ['submissions.db-wal', 'submissions.db-shm', 'submissions.db'])
        await rm(join(one.dataDir, name), { force: true })
      // One of them has noticed.
      await expect.poll(() => readdir(one.dataDir)).toContain('submissions.db')
    }
    const before = ids.size
    await expect.poll(() => ids.size).toBeGreaterThan(before + 5)
    isOver = true
    await Promise.all(visits)
    expect(await stored(one.dataDir)).toEqual(expect.arrayContaining([...ids]))
  })

  test('a database file that is replaced, e.g. by a backup, is used from then on', async () => {
    const other = await startServer()
    const restored = await other.enquire()
    await other.close()
    const { enquire, dataDir } = await startServer()
    await enquire()
    const backup = join(dataDir, 'backup.db')
    await copyFile(join(other.dataDir, 'submissions.db'), backup)
    await rename(backup, join(dataDir, 'submissions.db'))
    // 503, but where the server has noticed by itself.
    const first = await enquire()
    const added = await enquire()
    const ids = [first.id, added.id].filter((id) => id !== undefined)
    expect(ids).toContain(added.id)
    expect((await stored(dataDir)).sort()).toEqual([restored.id, ...ids].sort())
  })

  test('other users can read neither the database nor a file, even in a folder that they may enter', async () => {
    const dataDir = await temporaryFolder()
    execFileSync('chmod', ['755', dataDir])
    await mkdir(join(dataDir, 'attachments'), { mode: 0o755 })
    for (const name of ['submissions.db', 'submissions.db-wal', 'submissions.db-shm'])
      await writeFile(join(dataDir, name), '', { mode: 0o644 })
    const { apply } = await startServer({ DATA_DIR: dataDir })
    expect((await apply()).status).toBe(200)
    for (const name of await readdir(dataDir)) {
      const { mode } = await stat(join(dataDir, name))
      expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0'])
    }
  })

  test('without its folder for files an application is a 503 whose cause is in the log; with it, it is taken again', async () => {
    const { apply, enquire, lines, dataDir } = await startServer()
    await rename(join(dataDir, 'attachments'), join(dataDir, 'elsewhere'))
    expect(await apply()).toEqual({ status: 503, message: rightNow })
    expect(lines.join('\n')).toMatch(/ENOENT.*rename/)
    expect((await enquire()).status).toBe(200)
    await rename(join(dataDir, 'elsewhere'), join(dataDir, 'attachments'))
    expect((await apply()).status).toBe(200)
  })

  test('parts of uploads that a killed server left are removed at the next start, and while it runs', async () => {
    const dataDir = await temporaryFolder()
    const leave = async (name: string) => {
      const path = join(dataDir, 'incoming', name)
      await mkdir(join(dataDir, 'incoming'), { recursive: true })
      await writeFile(path, '%PDF')
      const then = new Date(Date.now() - 11 * 60_000)
      await utimes(path, then, then)
    }
    const parts = () => readdir(join(dataDir, 'incoming'))
    await leave('before.part')
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await startServer({ DATA_DIR: dataDir })
    await expect.poll(parts).toEqual([])
    await leave('later.part')
    vi.advanceTimersByTime(5 * 60_000)
    await expect.poll(parts).toEqual([])
  })

  test('a start in a folder that cannot be used serves the pages, answers the calls 503, and goes on trying', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'data'), 'a file where the folder should be')
    const { enquire, page, lines } = await startServer({ DATA_DIR: join(folder, 'data') })
    expect(await page()).toBe(200)
    expect(await enquire()).toEqual({ status: 503, message: rightNow })
    expect(lines.join('\n')).toContain(`DATA_DIR ${join(folder, 'data')} cannot be used`)
    await rm(join(folder, 'data'))
    await expect.poll(async () => (await enquire()).status).toBe(200)
  })
})
