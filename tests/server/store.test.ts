import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { KeyReused, StoreFailure } from '../../src/server/store/failures.ts'
import { openStore, type Store } from '../../src/server/store/open.ts'
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

const submission = (key = randomUUID() as string) => ({ form: 'enquiry', key, fields: enquiry })

describe.each([
  ['embedded database', async (): Promise<Place> => ({ dataDir: await temporaryFolder() })],
  [
    'PostgreSQL',
    async (): Promise<Place> => ({ dataDir: await temporaryFolder(), databaseUrl: await postgres.createDatabase() }),
  ],
])('%s', (_name, newPlace) => {
  test('what is saved is there after the store was closed and opened again', async () => {
    const place = await newPlace()
    const first = await openStore(place, () => {})
    const id = await first.save(submission())
    await first.close()
    const second = await open(place)
    expect(await second.read()).toEqual([
      {
        id,
        form: 'enquiry',
        fields: enquiry,
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        mail: { sentAt: null, attempts: 0, lastError: null },
      },
    ])
  })

  test('one key is one submission, also when it comes many times at once through two stores', async () => {
    const place = await newPlace()
    const stores = await openTwo(place)
    const key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => stores[i % 2 ? 1 : 0].save(submission(key))))
    expect(new Set(ids).size).toBe(1)
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
    const chunks = []
    for await (const chunk of store.readAttachment(stored?.attachment?.id ?? '')) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  })

  test('a file that cannot be kept takes the whole submission back', async () => {
    const store = await open(await newPlace())
    const file = { ...(await incomingFile(store, Buffer.from('x'))), path: '/nowhere/at/all' }
    await expect(store.save({ ...submission(), file })).rejects.toThrow(StoreFailure)
    expect(await store.read()).toEqual([])
  })

  test('what is deleted is gone with its file and its mail, and nothing else is', async () => {
    const place = await newPlace()
    const store = await open(place)
    const save = async () =>
      store.save({ ...submission(), file: await incomingFile(store, Buffer.from('a person and her life')) })
    const [gone, stays] = [await save(), await save()]
    const fileOf = async (id: string) => (await store.read({ id }))[0]?.attachment?.id ?? ''
    const [goneFile, staysFile] = [await fileOf(gone), await fileOf(stays)]
    await store.remove(gone)
    expect((await store.read()).map(({ id }) => id)).toEqual([stays])
    expect(await store.outbox.claim(60)).toMatchObject({ submissionId: stays })
    expect(await store.outbox.claim(60)).toBeUndefined()
    const bytes = async (id: string) => {
      const chunks = []
      for await (const chunk of store.readAttachment(id)) chunks.push(chunk)
      return Buffer.concat(chunks).toString()
    }
    expect(await bytes(staysFile)).toBe('a person and her life')
    expect(await bytes(goneFile).catch((error) => error.code ?? '')).toBe(place.databaseUrl ? '' : 'ENOENT')
  })

  test('submissions are selected by form, day and the beginning of the id', async () => {
    const store = await open(await newPlace())
    const id = await store.save(submission())
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
    const dead = await outbox.claim(0.05)
    expect(await outbox.claim(60)).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 80))
    const alive = await outbox.claim(60)
    expect(alive?.attempts).toBe(2)
    if (dead) await outbox.postpone(dead, 0, 'late')
    expect(await outbox.claim(60)).toBeUndefined()
  })

  test('a lease that is renewed lasts', async () => {
    const { outbox, save } = await open(await newPlace())
    await save(submission())
    const claim = await outbox.claim(0.05)
    if (claim) await outbox.renew(claim, 60)
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(await outbox.claim(60)).toBeUndefined()
  })
})

test('files that a killed process left behind are removed at the next start, those that belong to a submission stay', async () => {
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
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const path of [old, lost, kept]) await utimes(path, yesterday, yesterday)
  await open({ dataDir })
  expect([old, lost, fresh, kept].map((path) => existsSync(path))).toEqual([false, false, true, true])
})
