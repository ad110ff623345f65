import { expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
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
  const post = (path: string, init: RequestInit) => fetch(server.url + path, { method: 'POST', ...init })
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
  await expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(1)
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
  await expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(1)
  const { source, subject } = mailServer.mails[0] ?? { source: '', subject: '' }
  expect(subject).toBe('Job application for React Developer from Ravi Kumar')
  expect(source).toContain('filename="my cv.pdf"')
  expect(attachedBytes(source).equals(bytes)).toBe(true)
})

test('a mail that is too large for the mail server goes without its file and says where that is', async () => {
  const mailServer = await startMailServer(0, (source) => (source.length > 200_000 ? 552 : undefined))
  const { postApplication } = await startServer(mailSettings(mailServer.url))
  await postApplication(applicationForm(application, { bytes: pdf(400_000), name: 'cv.pdf', type: 'application/pdf' }))
  await expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(1)
  expect(mailServer.mails[0]?.source.replaceAll('=\r\n', '')).toContain(
    'The file "cv.pdf" is too large for this mailbox',
  )
})

test('while the mail server is down mails wait; when it is back each arrives once', async () => {
  const down = await startMailServer()
  await down.stop()
  const { postEnquiry, lines } = await startServer(mailSettings(down.url))
  const answers = await Promise.all(Array.from({ length: 30 }, async () => (await postEnquiry(enquiry)).json()))
  await expect
    .poll(() => lines.filter((line) => line.includes('failed: ESOCKET')).length, { timeout: 20_000 })
    .toBeGreaterThan(20)

  let refusals = 0
  // It comes back with a bad start: the first few are told to try again.
  const back = await startMailServer(down.port, () => (refusals++ < 5 ? 451 : undefined))
  await expect.poll(() => back.mails.length, { timeout: 30_000 }).toBe(30)
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
  await expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(1)
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
  await expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(1)
  const source = mailServer.mails[0]?.source ?? ''
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toContain('Bcc')
  expect(source).not.toMatch(/^X-Evil:/im)
})
