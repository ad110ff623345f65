import { request } from 'node:http'
import { expect, test } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { startChild } from './child.ts'
import { application, enquiry, pdf } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

const limit = 10 * 1024 * 1024
const boundary = 'x-boundary'
const fields = Object.entries(application)
  .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
const head = `${fields}--${boundary}\r\nContent-Disposition: form-data; name="UploadFile"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
const body = Buffer.concat([Buffer.from(head), pdf(limit), Buffer.from(`\r\n--${boundary}--\r\n`)])

/** An upload that stops in the middle until it is told to go on. */
function startUpload(url: string) {
  const upload = request(url + callPaths['job-application'], {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    upload.on('error', reject)
    upload.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)))
  })
  const half = new Promise<void>((resolve) => {
    upload.write(body.subarray(0, body.length / 2), () => resolve())
  })
  return { half, status, finish: () => upload.end(body.subarray(body.length / 2)) }
}

test(
  '50 uploads at the limit at the same time: all are stored, memory stays bounded',
  { timeout: 120_000 },
  async () => {
    const server = await startChild({ DATA_DIR: await temporaryFolder() })
    const send = () =>
      fetch(server.url + callPaths.enquiry, {
        method: 'POST',
        body: JSON.stringify(enquiry),
        headers: { 'content-type': 'application/json' },
      })
    for (let warmUp = 0; warmUp < 20; warmUp++) await send()
    const before = server.peakMegabytes()

    const uploads = Array.from({ length: 50 }, () => startUpload(server.url))
    await Promise.all(uploads.map(({ half }) => half))
    // All are half way now, and an enquiry still gets through.
    expect((await send()).status).toBe(200)
    for (const { finish } of uploads) finish()
    expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([200]))

    // 500 MB went through; a server that held the files would need them all.
    const grown = server.peakMegabytes() - before
    expect(grown).toBeLessThan(150)
  },
)
