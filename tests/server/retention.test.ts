import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import privacyPolicy from '../../pages-data/privacypolicy.json' with { type: 'json' }
import { formNames, contractOf } from '../../src/server/forms/contracts.ts'
import { deleteExpired } from '../../src/server/retention.ts'
import { openStore } from '../../src/server/store/open.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { application, applicationForm, enquiry } from './samples.ts'
import { temporaryFolder, testApp } from './set-up.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const day = 24 * 60 * 60 * 1000
const secret = Buffer.from('words of a person who applied')
const cv = () => ({
  bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), secret, Buffer.alloc(300_000, 0x20)]),
  name: 'cv.pdf',
  type: 'application/pdf',
})

/** Whether a word is anywhere in the files of a folder. */
function isIn(folder: string, word: string | Buffer): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(word))
}

describe.each(['embedded', 'PostgreSQL'])('what was kept long enough is gone: %s', (kind) => {
  test('rows, files and logs; younger ones stay', async () => {
    const env: Record<string, string> = kind === 'PostgreSQL' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    const { settings, store, lines, postEnquiry, postApplication } = await testApp(env)
    expect((await postEnquiry({ ...enquiry, Name: 'Longago Person', Message: 'Longago words' })).status).toBe(200)
    expect((await postApplication(applicationForm({ ...application, Name: 'Longago Applicant' }, cv()))).status).toBe(
      200,
    )
    if (kind === 'embedded') expect(isIn(settings.dataDir, secret)).toBe(true)
    const now = Date.now()
    const days = Object.fromEntries(formNames.map((form) => [form, contractOf(form).keptDays])) as Record<
      string,
      number
    >

    // A day before its time nothing goes; then the application, then the enquiry.
    const [shorter, longer] = Object.values(days).sort((a, b) => a - b) as [number, number]
    expect(await deleteExpired(store, now + (shorter - 1) * day)).toBe(0)
    expect(await deleteExpired(store, now + (shorter + 1) * day)).toBe(1)
    expect((await store.read()).map(({ fields }) => fields.Name)).toEqual(['Longago Person'])
    expect(await deleteExpired(store, now + (longer + 1) * day)).toBe(1)
    expect(await store.read()).toEqual([])
    expect(await store.outbox.claim(10)).toBeUndefined()

    if (kind === 'embedded') {
      for (const word of ['Longago', 'cv.pdf', secret]) expect(isIn(settings.dataDir, word), String(word)).toBe(false)
      expect(readdirSync(join(settings.dataDir, 'attachments'))).toEqual([])
    }
    expect(lines.join('\n')).not.toMatch(/Longago|example\.com/)
  })
})

test('PostgreSQL: nothing of the file is left in any table', async () => {
  const databaseUrl = await postgres.createDatabase()
  const { store, postApplication } = await testApp({ DATABASE_URL: databaseUrl })
  await postApplication(applicationForm(application, cv()))
  await deleteExpired(store, Date.now() + 1000 * day)
  const again = await openStore({ dataDir: await temporaryFolder(), databaseUrl }, () => {})
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const table of ['submissions', 'attachments', 'attachment_chunks', 'outbox'])
    expect((await client.query(`select count(*)::int as count from ${table}`)).rows).toEqual([{ count: 0 }])
  await client.end()
  await again.close()
})

test('the privacy policy names the periods that the server keeps', () => {
  const policy = JSON.stringify(privacyPolicy)
  expect(policy).toContain(`deletes an enquiry ${contractOf('enquiry').keptDays} days after it came`)
  expect(policy).toContain(`the CV included, after ${contractOf('job-application').keptDays} days`)
})
