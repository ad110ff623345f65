import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import Libsql from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databaseFile, openEmbedded } from '../../src/server/store/embedded.ts'
import { FileUnreadable, KeyReused, StoreFailure } from '../../src/server/store/failures.ts'
import { type Attachment, selectSubmissions } from '../../src/server/store/inbox.ts'
import { openStore, type Store } from '../../src/server/store/open.ts'
import type { Claim } from '../../src/server/store/outbox.ts'
import { incomingFile } from './incoming-file.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { enquiry } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

type Place = { dataDir: string; databaseUrl?: string }

async function open(place: Place): Promise<Store> {
  const store = await openStore(place, (error) => {
    throw error
  })
  onTestFinished(() => store.close())
  return store
}

/** Two stores on one PostgreSQL; the embedded database has one for each process (two processes: servers.test.ts). */
async function openTwo(place: Place): Promise<[Store, Store]> {
  const first = await open(place)
  return [first, place.databaseUrl ? await open(place) : first]
}

async function addMigration({ dataDir, databaseUrl }: Place, name: string): Promise<void> {
  const statement = `insert into kysely_migration (name, timestamp) values ('${name}', '2999-01-01')`
  if (!databaseUrl) {
    const file = new Libsql(databaseFile(dataDir))
    file.exec(statement)
    file.close()
    return
  }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const submission = (key = randomUUID() as string) => ({ form: 'enquiry', key, fields: enquiry })

describe.each([
  ['embedded database', async (): Promise<Place> => ({ dataDir: await temporaryFolder() })],
  [
    'PostgreSQL',
    async (): Promise<Place> => ({ dataDir: await temporaryFolder(), databaseUrl: await postgres.createDatabase() }),
  ],
])('%s', (_name, newPlace) => {
  test('a saved submission is there after the store was closed and opened again', async () => {
    const place = await newPlace()
    const first = await openStore(place, () => {})
    const { id } = await first.save(submission())
    await first.close()
    const second = await open(place)
    expect(await second.read()).toEqual([
      {
        id,
        form: 'enquiry',
        fields: enquiry,
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        mail: { sentAt: null, refusedAt: null, attempts: 0, lastError: null },
      },
    ])
  })

  test('one key is one submission, even if it comes many times at once through two stores', async () => {
    const place = await newPlace()
    const stores = await openTwo(place)
    const key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => stores[i % 2 ? 1 : 0].save(submission(key))))
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(ids.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await stores[0].read()).toHaveLength(1)
  })

  test('other content under a used key is refused', async () => {
    const store = await open(await newPlace())
    await store.save(submission('key-00001'))
    await expect(store.save({ ...submission('key-00001'), fields: { ...enquiry, Message: 'x' } })).rejects.toThrow(
      KeyReused,
    )
  })

  test('a file comes back byte for byte and has left the incoming folder', async () => {
    const store = await open(await newPlace())
    const bytes = Buffer.alloc(1_000_003, 'every byte counts ')
    const file = await incomingFile(store, bytes)
    await store.save({ ...submission(), file })
    const [stored] = await store.read()
    expect(stored?.attachment).toMatchObject({ name: 'cv.pdf', kind: 'pdf', size: bytes.length, sha256: file.sha256 })
    expect((await store.readAttachment(stored?.attachment as Attachment)).equals(bytes)).toBe(true)
  })

  test('if the file cannot be kept, nothing of the submission is', async () => {
    const store = await open(await newPlace())
    const file = { ...(await incomingFile(store, Buffer.from('x'))), path: '/nowhere/at/all' }
    await expect(store.save({ ...submission(), file })).rejects.toThrow(StoreFailure)
    expect(await store.read()).toEqual([])
  })

  test('deleting a submission deletes its file and its mail, and nothing else', async () => {
    const place = await newPlace()
    const store = await open(place)
    const save = async () =>
      (await store.save({ ...submission(), file: await incomingFile(store, Buffer.from('a person and her life')) })).id
    const [gone, stays] = [await save(), await save()]
    const fileOf = async (id: string) => (await store.read({ id }))[0]?.attachment as Attachment
    const [goneFile, staysFile] = [await fileOf(gone), await fileOf(stays)]
    await store.remove(gone)
    expect((await store.read()).map(({ id }) => id)).toEqual([stays])
    expect(await store.outbox.claim(60)).toMatchObject({ submissionId: stays })
    expect(await store.outbox.claim(60)).toBeUndefined()
    expect((await store.readAttachment(staysFile)).toString()).toBe('a person and her life')
    await expect(store.readAttachment(goneFile)).rejects.toThrow(FileUnreadable)
  })

  test('submissions are selected by form, day and the beginning of the id', async () => {
    const store = await open(await newPlace())
    const { id } = await store.save(submission())
    await store.save({ ...submission(), form: 'job-application' })
    expect(await store.read({ form: 'enquiry' })).toHaveLength(1)
    expect(await store.read({ id: id.slice(0, 8) })).toMatchObject([{ id }])
    for (const pattern of ['%', '_', '']) expect(await store.read({ id: pattern })).toEqual([])
    expect(await store.read({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
  })

  test('a mail is claimed by one of many, given back, claimed again after its wait, and done once', async () => {
    const place = await newPlace()
    const stores = await openTwo(place)
    for (let i = 0; i < 10; i++) await stores[0].save(submission())
    const claims = await Promise.all(Array.from({ length: 30 }, (_, i) => stores[i % 2 ? 1 : 0].outbox.claim(60)))
    const claimed = claims.filter((claim) => claim !== undefined)
    expect(new Set(claimed.map((claim) => claim.submissionId)).size).toBe(claimed.length)
    expect(claimed).toHaveLength(10)

    const outbox = stores[0].outbox
    const [one, two, ...others] = claimed
    if (!one || !two) throw new Error('ten mails were claimed')
    for (const claim of others) await outbox.markSent(claim)
    await outbox.postpone(one, 0, 'ECONNREFUSED')
    await outbox.postpone(two, 3600, '451')
    expect(await outbox.claim(60)).toMatchObject({ submissionId: one.submissionId, attempts: 2 })
    expect(await outbox.claim(60)).toBeUndefined()
    const states = (await stores[1].read()).map(({ mail }) => mail)
    expect(states.filter(({ sentAt }) => sentAt)).toHaveLength(8)
    expect(
      states
        .map(({ lastError }) => lastError)
        .filter(Boolean)
        .sort(),
    ).toEqual(['451', 'ECONNREFUSED'])
  })

  test('a claim whose holder died is free after its lease, and the dead holder cannot take it back', async () => {
    const { outbox, save } = await open(await newPlace())
    await save(submission())
    const dead = (await outbox.claim(1)) as Claim
    expect(dead).toMatchObject({ attempts: 1 })
    expect(await outbox.claim(60)).toBeUndefined()
    expect(await outbox.secondsToNext()).toBeGreaterThan(0)
    await expect.poll(() => outbox.claim(60), { timeout: 5000 }).toMatchObject({ attempts: 2 })
    expect(await outbox.renew(dead, 60)).toBe(false)
    await outbox.postpone(dead, 0, 'late')
    expect(await outbox.claim(60)).toBeUndefined()
  })

  test('a server whose clock is minutes ahead takes no mail of another, and sends none late', async () => {
    const place = await newPlace()
    const [store, other] = await openTwo(place)
    await store.save(submission())
    expect(await store.outbox.claim(60)).toBeDefined()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    expect(await other.outbox.claim(60)).toBeUndefined()
    expect(await other.outbox.secondsToNext()).toBeGreaterThan(50)
    await other.save(submission())
    expect(await store.outbox.claim(60)).toBeDefined()
  })

  test('tables that a later release has changed still work', async () => {
    const place = await newPlace()
    const before = await open(place)
    await before.save(submission())
    await before.close()
    await addMigration(place, '999-of-the-future')
    const store = await open(place)
    await store.save(submission())
    expect(await store.read()).toHaveLength(2)
  })

  test('a renewed lease lasts', async () => {
    const { outbox, save } = await open(await newPlace())
    await save(submission())
    const claim = (await outbox.claim(1)) as Claim
    expect(await outbox.renew(claim, 60)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1050))
    expect(await outbox.claim(60)).toBeUndefined()
  })
})

test('files that a killed process left are removed, those of submissions stay', async () => {
  const dataDir = await temporaryFolder()
  const store = await open({ dataDir })
  await store.save({ ...submission(), file: await incomingFile(store, Buffer.from('kept')) })
  const kept = join(dataDir, 'attachments', (await store.read())[0]?.attachment?.id ?? '')
  await mkdir(join(dataDir, 'incoming'), { recursive: true })
  const [old, lost, fresh] = [
    join(dataDir, 'incoming', 'old.part'),
    join(dataDir, 'attachments', 'lost'),
    join(dataDir, 'incoming', 'new.part'),
  ]
  for (const path of [old, lost, fresh]) await writeFile(path, 'x')
  const before = new Date(Date.now() - 11 * 60_000)
  for (const path of [old, lost, kept]) await utimes(path, before, before)
  await store.sweep()
  expect([old, lost, fresh, kept].map((path) => existsSync(path))).toEqual([false, false, true, true])
})

test('one submission is found by an index, among however many', async () => {
  const { db, close } = await openEmbedded(await temporaryFolder(), () => {})
  onTestFinished(close)
  const { sql, parameters } = selectSubmissions(db, { id: randomUUID() }).compile()
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
  const plan = rows.map((row) => (row as { detail: string }).detail).join('\n')
  expect(plan).toMatch(/^SEARCH submissions USING INDEX/)
  expect(plan).not.toContain('SCAN')
})

test('the folder for files may be a link to another disk', async (context) => {
  const [dataDir, disk] = [await temporaryFolder(), '/dev/shm']
  if (!existsSync(disk) || statSync(disk).dev === statSync(dataDir).dev) context.skip('There is no second disk here')
  const elsewhere = mkdtempSync(join(disk, 'server-test-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  symlinkSync(elsewhere, join(dataDir, 'attachments'))
  const store = await open({ dataDir })
  const file = await incomingFile(store, Buffer.from('%PDF-1.7 elsewhere'))
  await store.save({ ...submission(), file })
  const [kept] = await store.read()
  expect(String(await store.readAttachment(kept?.attachment as Attachment))).toBe('%PDF-1.7 elsewhere')
})
