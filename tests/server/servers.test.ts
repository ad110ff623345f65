import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { openStore } from '../../src/server/store/open.ts'
import { type ChildServer, startChild } from './child.ts'
import { attachedBytes, startMailServer } from './mail-server.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { application, applicationForm, enquiry, pdf } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

async function post({ url }: ChildServer, key: string, index: number): Promise<string> {
  const bytes = pdf(100_000 + index)
  const isApplication = index % 20 === 0
  const response = await fetch(url + callPaths[isApplication ? 'job-application' : 'enquiry'], {
    method: 'POST',
    headers: { 'idempotency-key': key, ...(!isApplication && { 'content-type': 'application/json' }) },
    body: isApplication
      ? applicationForm(application, { bytes, name: 'cv.pdf', type: 'application/pdf' })
      : JSON.stringify({ ...enquiry, Message: `Number ${index}` }),
  })
  return (await response.json()).id
}

describe.each([
  // Each server on PostgreSQL has a data folder of its own, as on machines of their own.
  ['one PostgreSQL', async () => [{ DATA_DIR: await temporaryFolder() }, { DATA_DIR: await temporaryFolder() }], true],
  ['one data folder', async () => Array(2).fill({ DATA_DIR: await temporaryFolder() }), false],
])('two servers on %s', (_name, folders, onPostgres) => {
  test('lose no row, store no key twice and send no mail twice', { timeout: 120_000 }, async () => {
    const mailServer = await startMailServer()
    const mail = { SMTP_URL: mailServer.url, MAIL_TO: 'hello@example.com', MAIL_RETRY_SECONDS: '1' }
    const database = onPostgres ? { DATABASE_URL: await postgres.createDatabase() } : {}
    const environments = (await folders()).map((folder) => ({ ...folder, ...mail, ...database }))
    const servers = await Promise.all(environments.map((env) => startChild(env)))

    // Every key goes to both servers at the same time: a visitor who presses twice behind a load balancer.
    const keys = Array.from({ length: 40 }, () => randomUUID())
    const ids = await Promise.all(
      keys.map(async (key, index) => {
        const answers = await Promise.all(servers.map((server) => post(server, key, index)))
        expect(new Set(answers).size).toBe(1)
        return answers[0] ?? ''
      }),
    )
    await expect.poll(() => mailServer.mails.length).toBe(40)
    for (const server of servers) {
      server.process.kill('SIGTERM')
      expect(await server.exit).toBe(0)
    }
    expect(mailServer.mails.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map((id) => `<${id}@example.com>`).sort(),
    )
    // A mail with a file may have been sent by the server that did not receive it.
    const files = mailServer.mails.map(({ source }) => attachedBytes(source).length).filter(Boolean)
    expect(files.sort()).toEqual([100_000, 100_020])

    const store = await openStore(
      { dataDir: environments[0]?.DATA_DIR ?? '', databaseUrl: environments[0]?.DATABASE_URL },
      () => {},
    )
    const stored = await store.read()
    await store.close()
    expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(stored.every((submission) => submission.mail.sentAt)).toBe(true)
  })
})
