import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { databaseFile } from '../../src/server/store/embedded.ts'
import { openStore } from '../../src/server/store/open.ts'
import { enquiry } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

/** A data folder as a crash leaves it, with a log of six transactions that are not in the database yet. */
async function crashed(): Promise<string> {
  const [origin, copy] = [await temporaryFolder(), await temporaryFolder()]
  const store = await openStore({ dataDir: origin }, () => {})
  await store.save({ form: 'enquiry', key: 'first-of-all', fields: enquiry })
  await store.close()
  const file = new Libsql(databaseFile(origin))
  for (const pragma of ['journal_mode=WAL', 'wal_autocheckpoint=0']) file.pragma(pragma)
  for (let index = 0; index < 6; index++)
    file.exec(`insert into submissions (id, form, idempotency_key, fingerprint, fields, received_at)
      values ('${index}', 'enquiry', 'key-${index}', '', '{}', '2026-01-01')`)
  for (const ending of ['', '-wal']) copyFileSync(databaseFile(origin) + ending, databaseFile(copy) + ending)
  file.close()
  return copy
}

async function openAndTell(dataDir: string) {
  const errors: string[] = []
  const store = await openStore({ dataDir }, (error) => errors.push(`${error.name}: ${error.message}`))
  await store.close()
  return errors
}

function spoil(path: string, at: (size: number) => number): void {
  const bytes = readFileSync(path)
  const place = at(bytes.length)
  bytes[place] = (bytes[place] as number) ^ 0xff
  writeFileSync(path, bytes)
}

test('what a crash leaves is no damage: a whole log or a torn end', async () => {
  expect(await openAndTell(await crashed())).toEqual([])
  const torn = await crashed()
  const log = `${databaseFile(torn)}-wal`
  truncateSync(log, readFileSync(log).length - 100)
  expect(await openAndTell(torn)).toEqual([])
  const tornInside = await crashed()
  spoil(`${databaseFile(tornInside)}-wal`, (size) => size - 100)
  expect(await openAndTell(tornInside)).toEqual([])
})

test('damage in the middle of the log, which SQLite drops silently, is reported when the store opens', async () => {
  const folder = await crashed()
  spoil(`${databaseFile(folder)}-wal`, (size) => Math.floor(size / 2))
  const [errors] = await openAndTell(folder)
  expect(errors).toMatch(
    /^StoreDamaged: .*submissions\.db-wal is damaged at page \d+ of \d+: .*Compare with the last backup$/,
  )
  const headless = await crashed()
  spoil(`${databaseFile(headless)}-wal`, () => 17)
  expect((await openAndTell(headless))[0]).toContain('is damaged at its beginning')
})

test('damage to the file of the database is reported when the store opens', async () => {
  const folder = await crashed()
  writeFileSync(join(folder, 'submissions.db-wal'), '')
  // The root page of a table, behind the first.
  const path = databaseFile(folder)
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4096, 4096 + 64)
  writeFileSync(path, bytes)
  const errors = await openAndTell(folder).catch((error) => [String(error)])
  expect(errors.join()).toMatch(/damaged|malformed/)
})
