import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Busboy } from '@fastify/busboy'
import { expect, onTestFinished, test, vi } from 'vitest'
import { application, applicationForm, doc, docx, pdf, zip } from './samples.ts'
import { testApp } from './set-up.ts'

const limit = 10 * 1024 * 1024

test('an application is stored with its file, byte for byte, under a name that the server chose', async () => {
  const { postApplication, store, settings } = await testApp()
  const bytes = pdf(300_000)
  const form = applicationForm(application, { bytes, name: 'Ravi’s résumé.PDF', type: 'application/pdf' })
  expect((await postApplication(form)).status).toBe(200)
  const [stored] = await store.read()
  expect(stored).toMatchObject({
    form: 'job-application',
    fields: { ...application, Current_CTC: 8.5, Expected_CTC: 11 },
    attachment: { name: 'Ravi’s résumé.PDF', kind: 'pdf', size: 300_000 },
  })
  const names = await readdir(join(settings.dataDir, 'attachments'))
  expect(names).toEqual([stored?.attachment?.id])
  expect(await readFile(join(settings.dataDir, 'attachments', names[0] ?? ''))).toEqual(bytes)
  expect(await readdir(store.incomingFolder)).toEqual([])
})

test.each([
  ['cv.doc', 'application/msword', doc()],
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx()],
  ['cv.pdf', 'application/octet-stream', pdf(limit)],
  ['.pdf', 'application/pdf', pdf()],
])('takes %s as %s', async (name, type, bytes) => {
  const { postApplication, store } = await testApp()
  const response = await postApplication(applicationForm(application, { bytes, name, type }))
  expect([response.status, (await store.read())[0]?.attachment?.size]).toEqual([200, bytes.length])
})

test('the same key stores one application and one file', async () => {
  const { postApplication, store, settings } = await testApp()
  const headers = { 'idempotency-key': 'visit-0002' }
  const answers = await Promise.all(
    [1, 2, 3].map(async () => (await postApplication(applicationForm(), headers)).json()),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await store.read()).toHaveLength(1)
  expect(await readdir(join(settings.dataDir, 'attachments'))).toHaveLength(1)
})

const file = (bytes: Uint8Array, name = 'cv.pdf', type = 'application/pdf') =>
  applicationForm(application, { bytes, name, type })
const twice = applicationForm()
twice.append('Name', 'Somebody Else')
const twoFiles = applicationForm()
twoFiles.append('UploadFile', new File([pdf()], 'second.pdf', { type: 'application/pdf' }))
const otherFile = applicationForm(application, null)
otherFile.append('Photo', new File([pdf()], 'cv.pdf', { type: 'application/pdf' }))
const manyFields = applicationForm()
for (let i = 0; i < 30; i++) manyFields.append(`x${i}`, '1')

test.each([
  ['no file', applicationForm(application, null), 422, 'upload file having extension pdf, doc, docx'],
  ['a file by another name', otherFile, 422, 'no place for the file in "Photo"'],
  ['two files', twoFiles, 422, '"UploadFile" was sent twice'],
  ['a field twice', twice, 422, '"Name" was sent twice'],
  ['too many fields', manyFields, 400, 'incomplete'],
  ['an unknown field', applicationForm({ ...application, Age: '30' }), 422, 'no field "Age"'],
  ['a very long text', applicationForm({ ...application, Message: 'x'.repeat(70_000) }), 422, 'too long'],
  ['a post of two lines', applicationForm({ ...application, Post: 'One\u2028Two' }), 422, 'must be one line'],
  ['CTC in words', applicationForm({ ...application, Current_CTC: 'eight' }), 422, 'Enter a valid current CTC'],
  [
    'a program',
    file(Buffer.from('MZ'), 'cv.exe', 'application/x-msdownload'),
    422,
    'upload file having extension pdf, doc, docx',
  ],
  ['a program called PDF', file(Buffer.from('MZ\x90\x00')), 422, 'not what its name says'],
  ['HTML called PDF', file(Buffer.from('<html>%PDF-1.7')), 422, 'not what its name says'],
  ['a PDF called DOCX', file(pdf(), 'cv.docx'), 422, 'not what its name says'],
  ['a sheet called DOCX', file(zip({ 'xl/workbook.xml': '<x/>' }), 'cv.docx'), 422, 'not what its name says'],
  ['half a DOCX', file(docx().subarray(0, 90), 'cv.docx'), 422, 'not what its name says'],
  ['an installer called DOC', file(doc().subarray(0, 600), 'cv.doc'), 422, 'not what its name says'],
  ['an empty file', file(Buffer.alloc(0)), 422, 'The file is empty or no longer there'],
  ['a file over 10 MB', file(pdf(limit + 1)), 413, 'larger than 10 MB'],
  ['JSON', JSON.stringify(application), 415, 'multipart/form-data'],
])('refuses %s and keeps nothing', async (_what, body, status, words) => {
  const { postApplication, store, settings } = await testApp()
  const response = await postApplication(body)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.stringContaining(words) })
  expect(await store.read()).toEqual([])
  expect(await readdir(store.incomingFolder)).toEqual([])
  expect(await readdir(join(settings.dataDir, 'attachments'))).toEqual([])
})

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const filePart =
  '--b\r\nContent-Disposition: form-data; name="UploadFile"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 '

test.each([
  ['an empty type', 'Content-Type: \r\n'],
  ['no type', ''],
])('takes a file of %s, which its bytes tell', async (_what, header) => {
  const { postApplication, store } = await testApp()
  const fields = Object.entries(application).map(([name, value]) => part(name, value))
  const body = `${fields.join('')}${filePart.replace('Content-Type: application/pdf\r\n', header)}\r\n--b--\r\n`
  expect((await postApplication(body, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(200)
  expect(await store.read()).toMatchObject([{ attachment: { kind: 'pdf' } }])
})

test.each([
  ['no boundary', 'multipart/form-data', part('Name', 'A')],
  ['another boundary', 'multipart/form-data; boundary=other', part('Name', 'A')],
  ['no end', 'multipart/form-data; boundary=b', part('Name', 'A')],
  ['an end inside the file', 'multipart/form-data; boundary=b', part('Name', 'A') + filePart],
  ['an empty body', 'multipart/form-data; boundary=b', ''],
  ['a boundary of nothing', 'multipart/form-data; boundary=""', 'x'],
])('refuses broken multipart: %s', async (_what, type, body) => {
  const { postApplication, store } = await testApp()
  const response = await postApplication(body, { 'content-type': type })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: expect.stringContaining('send it again') })
  expect(await readdir(store.incomingFolder)).toEqual([])
})

test('of a form with far too many parts, the rest is not parsed', async () => {
  const { app } = await testApp()
  const parse = vi.spyOn(Busboy.prototype, 'write')
  onTestFinished(() => parse.mockRestore())
  let left = 20
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.from('--b\r\n\r\n\r\n'.repeat(100)))
      left -= 1
      if (!left) controller.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const request = { method: 'POST', body, duplex: 'half', headers }
  expect((await app.request('/api/JobSeekerEmail/SubmitJobSeekerEnquiry', request)).status).toBe(400)
  expect([left, parse.mock.calls.length]).toEqual([0, 1])
})

test('a connection that breaks during the upload leaves nothing behind', async () => {
  const { app, store } = await testApp()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(part('Name', 'A') + filePart + 'x'.repeat(100_000)))
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      controller.error(new Error('connection lost'))
    },
  })
  const request = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }
  const response = await app.request('/api/JobSeekerEmail/SubmitJobSeekerEnquiry', request)
  expect([response.status, await readdir(store.incomingFolder)]).toEqual([400, []])
})

test('a filled honeypot is kept with its file and a mark', async () => {
  const { postApplication, store } = await testApp()
  const response = await postApplication(applicationForm({ ...application, Website: 'https://spam.example' }))
  expect(response.status).toBe(200)
  expect(await store.read()).toMatchObject([{ mark: 'honeypot', attachment: { name: 'cv.pdf' } }])
})
