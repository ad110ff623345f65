import { expect, test } from 'vitest'
import { StoreFailure } from '../../src/server/store/failures.ts'
import { enquiry } from './samples.ts'
import { testApp } from './set-up.ts'

test('an enquiry is stored and answered with its id', async () => {
  const { postEnquiry, store, lines } = await testApp()
  const response = await postEnquiry(enquiry)
  expect(response.status).toBe(200)
  const { id } = await response.json()
  expect(await store.read()).toMatchObject([{ id, form: 'enquiry', fields: enquiry, mail: { sentAt: null } }])
  expect(lines).toEqual([expect.stringMatching(/^\S+ POST \/api\/Email\/SubmitEnquiry 200 \d+ ms$/)])
})

test('the same key is stored once and gets the first answer', async () => {
  const { postEnquiry, store } = await testApp()
  const headers = { 'idempotency-key': 'visit-0001' }
  const answers = await Promise.all([1, 2, 3, 4].map(async () => (await postEnquiry(enquiry, headers)).json()))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await store.read()).toHaveLength(1)
})

test('a key that is reused with other content is refused, so that nothing is silently lost', async () => {
  const { postEnquiry, store } = await testApp()
  const headers = { 'idempotency-key': 'visit-0001' }
  await postEnquiry(enquiry, headers)
  const response = await postEnquiry({ ...enquiry, Message: 'Something else' }, headers)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ message: expect.stringContaining('already sent with other content') })
  expect(await store.read()).toHaveLength(1)
})

test('without a key every post is its own submission', async () => {
  const { postEnquiry, store } = await testApp()
  await postEnquiry(enquiry)
  await postEnquiry(enquiry)
  expect(await store.read()).toHaveLength(2)
})

test('a filled honeypot is answered like any other and kept with a mark, as autofill may have filled it', async () => {
  const { postEnquiry, store } = await testApp()
  const trapped = await postEnquiry({ ...enquiry, Website: 'https://spam.example' })
  expect([trapped.status, await trapped.json()]).toEqual([200, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  expect(await store.read()).toMatchObject([{ fields: enquiry, mark: 'honeypot' }])
  expect((await postEnquiry({ ...enquiry, Website: '' })).status).toBe(200)
  expect((await store.read()).filter(({ mark }) => !mark)).toHaveLength(1)
})

test('characters that reverse a text do not reach the store', async () => {
  const { postEnquiry, store } = await testApp()
  await postEnquiry({ ...enquiry, Name: 'A\u202enn\u2066e', Message: '\u202aשלום\u200f\u202c \u2069cba' })
  expect((await store.read())[0]?.fields).toMatchObject({ Name: 'Anne', Message: 'שלום\u200f cba' })
})

test('15,000 unknown fields are refused in a few words', async () => {
  const { postEnquiry } = await testApp()
  const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`f${index}`, 1]))
  const response = await postEnquiry({ ...enquiry, ...many })
  const answer = await response.text()
  expect([response.status, answer.length < 2000]).toEqual([422, true])
})

test('control characters, lone surrogates and other line ends do not reach the store', async () => {
  const { postEnquiry, store } = await testApp()
  await postEnquiry({ ...enquiry, Message: 'one\r\ntwo\u0000\u001b[31m\ud800 \u0085three' })
  expect((await store.read())[0]?.fields.Message).toBe('one\ntwo[31m\ufffd three')
})

test('invisible characters that are copied with an address do not reach the store', async () => {
  const { postEnquiry, store } = await testApp()
  await postEnquiry({ ...enquiry, Email: 'an\u00adne@\u200bexample\u2060.com\ufeff', Message: 'one\u2028two' })
  expect((await store.read())[0]?.fields).toMatchObject({ Email: 'anne@example.com', Message: 'one\ntwo' })
})

test.each([
  [
    'fields that break the rules',
    JSON.stringify({ ...enquiry, Name: '7', Phone: '' }),
    {},
    422,
    'Only characters are allowed in the name! · Phone number is required',
  ],
  [
    'unknown fields',
    JSON.stringify({ ...enquiry, Admin: true }),
    {},
    422,
    'The form has no field "Admin". Please reload the page',
  ],
  [
    'a field named __proto__',
    '{"Name":"A","Email":"a@b.cc","Phone":"1234567","__proto__":{"a":1}}',
    {},
    422,
    'The form has no field "__proto__". Please reload the page',
  ],
  ['a name of nothing that is seen', JSON.stringify({ ...enquiry, Name: '\u3164\uffa0' }), {}, 422, 'Name'],
  ['broken JSON', '{"Name":', {}, 400, 'could not be read'],
  ['an array', '[]', {}, 400, 'could not be read'],
  ['null', 'null', {}, 400, 'could not be read'],
  ['an empty body', '', {}, 400, 'could not be read'],
  [
    'a body over 256 KB',
    JSON.stringify({ ...enquiry, Message: 'x'.repeat(256 * 1024) }),
    {},
    413,
    'larger than 256 KB',
  ],
  ['a body of many levels', `{"Name":${'['.repeat(11)}${']'.repeat(11)}}`, {}, 400, 'could not be read'],
  ['a form encoding', 'Name=A', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'application/json'],
  ['no content type', '{}', { 'content-type': '' }, 415, 'application/json'],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415, 'application/json'],
  ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 415, 'not compressed'],
  ['a key that is no key', JSON.stringify(enquiry), { 'idempotency-key': 'a b' }, 400, 'Idempotency-Key'],
])('refuses %s', async (_what, body, headers, status, words) => {
  const { postEnquiry, store } = await testApp()
  const response = await postEnquiry(body, headers as Record<string, string>)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.stringContaining(words) })
  expect(await store.read()).toEqual([])
})

test('invalid UTF-8 is refused', async () => {
  const { app } = await testApp()
  const body = Buffer.from('{"Name":"\xff"}', 'latin1')
  const response = await app.request('/api/Email/SubmitEnquiry', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(400)
})

test('only POST is accepted, and other addresses under /api do not exist', async () => {
  const { app } = await testApp()
  const get = await app.request('/api/Email/SubmitEnquiry')
  expect([get.status, get.headers.get('allow'), await get.json()]).toEqual([
    405,
    'POST',
    { message: 'This address takes POST only.' },
  ])
  const unknown = await app.request('/api/Email/Other', { method: 'POST' })
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'There is nothing at this address.' }])
})

test.each([
  ['ENOSPC', 507, 'out of space'],
  ['SQLITE_FULL', 507, 'out of space'],
  ['53100', 507, 'out of space'],
  ['ECONNREFUSED', 503, 'right now'],
])(
  'a store that fails with %s gives %i in words for the visitor, and a log line without the visitor’s data',
  async (code, status, words) => {
    const { postEnquiry, store, lines } = await testApp()
    store.save = async () => {
      throw new StoreFailure(Object.assign(new Error('disk trouble'), { code }))
    }
    const response = await postEnquiry(enquiry)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.stringContaining(words) })
    expect(lines.join('\n')).toContain(code)
    for (const value of Object.values(enquiry)) expect(lines.join('\n')).not.toContain(value)
  },
)
