import { readdirSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openStore } from '../../src/server/store/open.ts'
import { runInbox } from '../../src/tools/serve/inbox/command.ts'
import { attachedBytes, headerOf, startMailServer } from './mail-server.ts'
import { application, applicationForm, enquiry, pdf } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

// Waiting is what these tests are about.
vi.setConfig({ testTimeout: 60_000 })

const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: 'hello@example.com',
  MAIL_FROM: 'Website <web@example.com>',
  MAIL_RETRY_SECONDS: '1',
})

async function startServer(env: Record<string, string>) {
  const lines: string[] = []
  const settings = readSettings({ DATA_DIR: await temporaryFolder(), PORT: '0', RATE_LIMIT: '0', ...env })
  const server = await serve(settings, undefined, (line) => lines.push(line))
  onTestFinished(() => server.close())
  const post = (path: string, { headers, ...init }: RequestInit) =>
    fetch(server.url + path, { method: 'POST', headers: { 'visit-seconds': '30', ...headers }, ...init })
  return {
    lines,
    settings,
    close: server.close,
    postEnquiry: (body: object) =>
      post('/api/Email/SubmitEnquiry', { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    postApplication: (body: FormData) => post('/api/JobSeekerEmail/SubmitJobSeekerEnquiry', { body }),
  }
}

test('an enquiry arrives as a mail that is answered to the visitor', async () => {
  const mailServer = await startMailServer()
  const { postEnquiry } = await startServer(mailSettings(mailServer.url))
  const { id } = await (await postEnquiry({ ...enquiry, Name: 'Zoë' })).json()
  await expect.poll(() => mailServer.mails).toHaveLength(1)
  const { source, messageId } = mailServer.mails[0] ?? { source: '', messageId: '' }
  expect(messageId).toBe(`<${id}@example.com>`)
  expect(headerOf(source, 'To')).toBe('hello@example.com')
  expect(headerOf(source, 'From')).toBe('Website <web@example.com>')
  expect(headerOf(source, 'Reply-To')).toContain('<anne@example.com>')
  expect(headerOf(source, 'Subject')).toBe('=?UTF-8?Q?Enquiry_from_Zo=C3=AB?=')
  expect(headerOf(source, 'Content-Type')).toContain('text/plain')
  expect(source).toContain('Phone: +91 120-4298000')
  expect(source).toContain(`Reference: ${id}`)
})

test('an application arrives with its file, byte for byte', async () => {
  const mailServer = await startMailServer()
  const { postApplication } = await startServer(mailSettings(mailServer.url))
  const bytes = pdf(400_000)
  await postApplication(applicationForm(application, { bytes, name: 'my cv.pdf', type: 'application/pdf' }))
  await expect.poll(() => mailServer.mails).toHaveLength(1)
  const { source, subject } = mailServer.mails[0] ?? { source: '', subject: '' }
  expect(subject).toBe('Job application for React Developer from Ravi Kumar')
  expect(source).toContain('filename="my cv.pdf"')
  expect(attachedBytes(source).equals(bytes)).toBe(true)
})

test('a mail that is too large for the mail server goes without its file and says where that is', async () => {
  const mailServer = await startMailServer(0, (source) => (source.length > 200_000 ? 552 : undefined))
  const { postApplication } = await startServer(mailSettings(mailServer.url))
  await postApplication(applicationForm(application, { bytes: pdf(400_000), name: 'cv.pdf', type: 'application/pdf' }))
  await expect.poll(() => mailServer.mails).toHaveLength(1)
  expect(mailServer.mails[0]?.source.replaceAll('=\r\n', '')).toContain(
    'The file "cv.pdf" is too large for this mailbox',
  )
})

test('mails wait while the mail server is down; when it is back each arrives once', async () => {
  const down = await startMailServer()
  await down.stop()
  const { postEnquiry, lines } = await startServer(mailSettings(down.url))
  const answers = await Promise.all(Array.from({ length: 12 }, async () => (await postEnquiry(enquiry)).json()))
  await expect.poll(() => lines.filter((line) => line.includes('failed: ESOCKET')).length).toBeGreaterThan(8)

  let refusals = 0
  // It comes back with a bad start: the first few are told to try again.
  const back = await startMailServer(down.port, () => (refusals++ < 3 ? 451 : undefined))
  await expect.poll(() => back.mails.length).toBe(12)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(back.mails.map(({ messageId }) => messageId).sort()).toEqual(
    answers.map(({ id }) => `<${id}@example.com>`).sort(),
  )
  const log = lines.join('\n')
  for (const value of [...Object.values(enquiry), 'hello@example.com']) expect(log).not.toContain(value)
})

test('without SMTP_URL mails wait, and go out once a later server has one', async () => {
  const mailServer = await startMailServer()
  const first = await startServer({})
  await first.postEnquiry(enquiry)
  await first.close()
  expect(mailServer.mails).toEqual([])
  await startServer({ ...mailSettings(mailServer.url), DATA_DIR: first.settings.dataDir })
  await expect.poll(() => mailServer.mails).toHaveLength(1)
})

test('a text that looks like a mail header stays text', async () => {
  const mailServer = await startMailServer()
  const { postApplication } = await startServer(mailSettings(mailServer.url))
  const fields = { ...application, Message: 'Hello\r\nBcc: everyone@example.com' }
  const file = { bytes: pdf(), name: 'a\r\nX-Evil: 1.pdf', type: 'application/pdf' }
  expect(
    (await postApplication(applicationForm({ ...fields, Post: 'Developer\r\nBcc: x@example.com' }, file))).status,
  ).toBe(422)
  await postApplication(applicationForm(fields, file))
  await expect.poll(() => mailServer.mails).toHaveLength(1)
  const source = mailServer.mails[0]?.source ?? ''
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toContain('Bcc')
  expect(source).not.toMatch(/^X-Evil:/im)
})

test('a stored file that cannot be opened: the mail goes without it and says so, and nothing stops', async () => {
  const mailServer = await startMailServer()
  const first = await startServer({})
  await first.postApplication(applicationForm())
  await first.postEnquiry(enquiry)
  await first.close()
  await rm(join(first.settings.dataDir, 'attachments'), { recursive: true })
  await startServer({ ...mailSettings(mailServer.url), DATA_DIR: first.settings.dataDir })
  await expect.poll(() => mailServer.mails).toHaveLength(2)
  const text = mailServer.mails.map(({ source }) => source.replaceAll('=\r\n', '')).join('\n')
  expect(text).toContain('The file "cv.pdf" could not be read on the server (ENOENT).')
})

test('attempts that fail leave no file open', async () => {
  const down = await startMailServer()
  await down.stop()
  const { postApplication, lines, settings } = await startServer(mailSettings(down.url))
  for (let count = 0; count < 10; count++) await postApplication(applicationForm())
  await expect.poll(() => lines.filter((line) => line.includes('failed')).length).toBeGreaterThan(9)
  const open = () =>
    readdirSync('/proc/self/fd')
      .map((name) => {
        try {
          return readlinkSync(`/proc/self/fd/${name}`)
        } catch {
          return ''
        }
      })
      .filter((path) => path.startsWith(join(settings.dataDir, 'attachments')))
  // One may be read at this moment.
  await expect.poll(open).toEqual([])
})

/** A mail server that answers its first visitor letter by letter and without end, and the others as it should. */
async function startSlowMailServer() {
  const mailServer = await startMailServer()
  let connections = 0
  const slow = createServer((socket) => {
    socket.on('error', () => {})
    if (connections++) return void socket.pipe(connect(mailServer.port, '127.0.0.1')).pipe(socket)
    const trickle = setInterval(() => socket.write('2'), 50)
    socket.on('close', () => clearInterval(trickle))
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void slow.close())
  return { url: `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`, mails: mailServer.mails }
}

test('a mail server that answers letter by letter is given up after MAIL_TIMEOUT_SECONDS', async () => {
  const { url, mails } = await startSlowMailServer()
  const { postEnquiry, lines } = await startServer({ ...mailSettings(url), MAIL_TIMEOUT_SECONDS: '1' })
  await postEnquiry(enquiry)
  await postEnquiry(enquiry)
  await expect.poll(() => mails).toHaveLength(2)
  expect(lines.join('\n')).toContain('attempt 1 failed: TimeoutError; again in 1 s')
})

test('a slow mail delays no other, and each is sent once', async () => {
  const { url, mails } = await startSlowMailServer()
  const { postEnquiry, close } = await startServer({ ...mailSettings(url), SHUTDOWN_SECONDS: '1' })
  const answers = []
  for (let index = 0; index < 8; index++) answers.push(await (await postEnquiry(enquiry)).json())
  // All but the one that is held.
  await expect.poll(() => mails).toHaveLength(7)
  const ids = answers.map(({ id }) => `<${id}@example.com>`)
  const arrived = mails.map(({ messageId }) => messageId)
  expect(new Set(arrived).size).toBe(7)
  expect(ids).toEqual(expect.arrayContaining(arrived))
  await close()
})

test('a rejected recipient is named in log and inbox; a deferred one gets the mail later, and nobody gets it twice', async () => {
  let putOff = 0
  const statusOf = (address: string) => {
    if (address === 'gone@example.com') return 550
    return address === 'later@example.com' && putOff++ < 1 ? 451 : undefined
  }
  const mailServer = await startMailServer(0, undefined, statusOf)
  const { postEnquiry, lines, settings, close } = await startServer({
    ...mailSettings(mailServer.url),
    MAIL_TO: 'hello@example.com,later@example.com,gone@example.com',
  })
  await postEnquiry(enquiry)
  await expect.poll(() => mailServer.mails.length).toBe(2)
  await close()
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([['hello@example.com'], ['later@example.com']])
  expect(lines.join('\n')).toContain('attempt 1 refused for 1 of 3 recipients: EENVELOPE 550; not tried again')
  expect(lines.join('\n')).toContain('attempt 1 put off for 1 of 3 recipients: EENVELOPE 451; again in 1 s')
  expect(await runInbox({ values: {}, positionals: [] }, { DATA_DIR: settings.dataDir })).toMatch(
    /sent [^\t]*, refused for 1 of 3: EENVELOPE 550/,
  )
})

test('a mail that is rejected for good is reported, and not tried again', async () => {
  const mailServer = await startMailServer(0, (source) => (source.includes('bad words') ? 550 : undefined))
  const { postEnquiry, lines, settings, close } = await startServer(mailSettings(mailServer.url))
  await postEnquiry({ ...enquiry, Message: 'bad words' })
  await postEnquiry(enquiry)
  await expect.poll(() => mailServer.mails).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await close()
  expect(lines.filter((line) => line.includes('EMESSAGE 550'))).toEqual([
    expect.stringMatching(/ attempt 1 refused for 1 of 1 recipients: EMESSAGE 550; not tried again$/),
  ])
  expect(await runInbox({ values: {}, positionals: [] }, { DATA_DIR: settings.dataDir })).toContain(
    'refused (EMESSAGE 550), not tried again',
  )
})

test('a password is not sent where the mail server offers no TLS', async () => {
  let received = ''
  const plain = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      received += bytes
      socket.write(String(bytes).startsWith('EHLO') ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n')
    })
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void plain.close())
  const { port } = plain.address() as AddressInfo
  const { postEnquiry, lines } = await startServer(mailSettings(`smtp://me:secret@127.0.0.1:${port}`))
  await postEnquiry(enquiry)
  await expect.poll(() => lines.join('\n')).toContain('attempt 1 failed: ETLS')
  expect(received).toMatch(/^EHLO .*\r\nSTARTTLS\r\n/)
  for (const word of ['AUTH', 'secret', Buffer.from('secret').toString('base64'), enquiry.Email])
    expect(received).not.toContain(word)
})

test('a mail that a killed server held goes out as soon as its lease has ended', async () => {
  const mailServer = await startMailServer()
  const dataDir = await temporaryFolder()
  const store = await openStore({ dataDir }, () => {})
  await store.save({ form: 'enquiry', key: 'key-00001', fields: enquiry })
  await store.outbox.claim(3)
  await startServer({ ...mailSettings(mailServer.url), DATA_DIR: dataDir })
  expect(mailServer.mails).toHaveLength(0)
  await expect.poll(() => mailServer.mails.length).toBe(1)
  await store.close()
})

test('a submission that may come from a robot is mailed with a mark that mailboxes can sort by', async () => {
  const mailServer = await startMailServer()
  const { postEnquiry } = await startServer(mailSettings(mailServer.url))
  await postEnquiry({ ...enquiry, Name: 'Anne', Website: 'x' })
  await expect.poll(() => mailServer.mails).toHaveLength(1)
  const { subject, source } = mailServer.mails[0] ?? { subject: '', source: '' }
  expect([subject, headerOf(source, 'X-Spam-Flag')]).toEqual(['[spam?] Enquiry from Anne', 'YES'])
})
