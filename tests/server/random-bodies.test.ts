import { expect, test } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { application, docx, enquiry, pdf } from './samples.ts'
import { testApp } from './set-up.ts'

/** Numbers that look random and are the same in every run (mulberry32). */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const boundary = 'x-boundary'
const multipart = Buffer.concat([
  ...Object.entries(application).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  ),
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="UploadFile"; filename="cv.docx"\r\n`),
  Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
  docx(),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])
const seeds = [Buffer.from(JSON.stringify(enquiry)), multipart, pdf(200)]
const types = ['application/json', `multipart/form-data; boundary=${boundary}`, 'text/plain', 'multipart/form-data', '']
const jsonValues = ['null', '1e400', '"\\ud800"', '{"a":[]}', '[[]]', 'true', '""', '"\\u0000"', '-0', '{}']

/** A body in one of four ways: noise, a good one with bytes changed, one cut or doubled, JSON with odd values. */
function randomBody(random: (below: number) => number): Buffer<ArrayBuffer> {
  const good = Buffer.from(seeds[random(seeds.length)] ?? '')
  const kind = random(4)
  if (kind === 0) return Buffer.from(Array.from({ length: random(2000) }, () => random(256)))
  if (kind === 1) {
    for (let changes = 1 + random(8); changes; changes--) good[random(good.length)] = random(256)
    return good
  }
  if (kind === 2) return Buffer.concat([good.subarray(0, random(good.length)), good.subarray(random(good.length))])
  const field = () => `"${Object.keys(enquiry)[random(4)]}":${jsonValues[random(jsonValues.length)]}`
  return Buffer.from(`{${Array.from({ length: random(6) }, field).join(',')}}`)
}

test('2,000 random bodies: each gets an answer, none a 5xx', async () => {
  const { app, store } = await testApp()
  const random = sequence(20250630)
  const statuses = new Map<number, number>()
  for (let round = 0; round < 2000; round++) {
    const path = Object.values(callPaths)[random(2)] ?? ''
    // Half of the bodies come with the type that the call wants, so that they get past the first check.
    const type = random(2) ? (path === callPaths.enquiry ? types[0] : types[1]) : types[random(types.length)]
    const body = randomBody(random)
    const response = await app.request(path, { method: 'POST', body, headers: { 'content-type': type ?? '' } })
    const answer = await response.json()
    if (response.status >= 500) throw new Error(`${response.status} for body ${round}: ${body.toString('base64')}`)
    expect(response.status === 200 ? answer.id : answer.message).toEqual(expect.any(String))
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  // The bodies reach every depth: some are good, some broken, some of the wrong type, some against the rules.
  expect([...statuses.keys()].sort()).toEqual([200, 400, 415, 422])
  expect((await store.read()).length).toBe(statuses.get(200))
})
