import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { serve } from '../../src/server/main.ts'
import { application, applicationForm, enquiry, pdf } from './samples.ts'
import { temporaryFolder, testApp, testSettings } from './set-up.ts'

/** A file system of this size at the folder; undefined where the account may not mount. */
function mountSmall(folder: string, kilobytes: number): true | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
  })
  return true
}

test('a full disk gives a clear 507, keeps what was answered, and works again once there is room', async ({ skip }) => {
  const folder = await temporaryFolder()
  if (!mountSmall(folder, 3000)) skip('mounting a small file system needs root (CAP_SYS_ADMIN)')
  const { postEnquiry, postApplication, store } = await testApp({ DATA_DIR: folder })
  const file = (size: number) =>
    applicationForm(application, { bytes: pdf(size), name: 'cv.pdf', type: 'application/pdf' })

  // A file that is larger than the room is refused and leaves nothing behind.
  const tooLarge = await postApplication(file(5_000_000))
  expect([tooLarge.status, await tooLarge.json()]).toEqual([507, { message: expect.stringContaining('out of space') }])
  expect([readdirSync(store.incomingFolder), readdirSync(join(folder, 'attachments'))]).toEqual([[], []])

  const filler = join(folder, 'filler')
  const answers: number[] = []
  expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC')
  rmSync(filler)
  writeFileSync(filler, Buffer.alloc(2_000_000))
  let id = ''
  while (answers.filter((status) => status === 507).length < 20) {
    const response = await postEnquiry({ ...enquiry, Message: 'x'.repeat(9000) })
    answers.push(response.status)
    const answer = await response.json()
    if (response.status === 200) id = answer.id
    else expect(answer.message).toContain('out of space')
    expect(answers.length).toBeLessThan(1000)
  }
  expect(new Set(answers)).toEqual(new Set([200, 507]))
  expect((await postApplication(file(200_000))).status).toBe(507)
  expect(readdirSync(join(folder, 'attachments'))).toEqual([])
  const stored = answers.filter((status) => status === 200).length
  expect(await store.read()).toHaveLength(stored)
  expect(await store.read({ id })).toHaveLength(1)

  rmSync(filler)
  expect((await postEnquiry(enquiry)).status).toBe(200)
  expect((await postApplication(file(200_000))).status).toBe(200)
  expect(await store.read()).toHaveLength(stored + 2)
})

test('a start on a full disk serves the pages, answers the calls 503 or 507, and takes submissions once there is room', async ({
  skip,
}) => {
  const folder = await temporaryFolder()
  if (!mountSmall(folder, 400)) skip('mounting a small file system needs root (CAP_SYS_ADMIN)')
  const filler = join(folder, 'filler')
  expect(() => writeFileSync(filler, Buffer.alloc(1_000_000))).toThrow('ENOSPC')
  const lines: string[] = []
  const server = await serve(await testSettings({ DATA_DIR: join(folder, 'data') }), undefined, (line) =>
    lines.push(line),
  )
  onTestFinished(() => server.close())
  const enquire = async () =>
    (
      await fetch(server.url + callPaths.enquiry, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(enquiry),
      })
    ).status
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect([503, 507]).toContain(await enquire())
  expect(lines.join('\n')).toContain('cannot be used')
  rmSync(filler)
  await expect.poll(enquire).toBe(200)
})

test('with too little room for an application the server says that it is not ready, until there is room again', async ({
  skip,
}) => {
  const folder = await temporaryFolder()
  if (!mountSmall(folder, 40_000)) skip('mounting a small file system needs root (CAP_SYS_ADMIN)')
  const { app } = await testApp({ DATA_DIR: folder })
  const status = async () => (await app.request('/readyz')).status
  expect(await status()).toBe(200)
  const filler = join(folder, 'filler')
  writeFileSync(filler, Buffer.alloc(30_000_000))
  await expect.poll(status).toBe(503)
  rmSync(filler)
  await expect.poll(status).toBe(200)
})
