import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Attachment } from '../../src/server/store/inbox.ts'
import { openStore } from '../../src/server/store/open.ts'
import { startChild } from './child.ts'
import { applicationForm, enquiry } from './samples.ts'
import { temporaryFolder } from './set-up.ts'

/** Every tenth submission is an application with a file, the others are enquiries. */
async function submit(url: string, key: string, index: number): Promise<string> {
  const headers = { 'idempotency-key': key }
  const response =
    index % 10 === 0
      ? await fetch(`${url}/api/JobSeekerEmail/SubmitJobSeekerEnquiry`, {
          method: 'POST',
          headers,
          body: applicationForm(),
        })
      : await fetch(`${url}/api/Email/SubmitEnquiry`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...enquiry, Message: `Number ${index}` }),
        })
  return (await response.json()).id
}

test(
  'kill -9 in the middle of 100 submissions: every answered one is kept, and sending all again stores none twice',
  { timeout: 120_000 },
  async () => {
    const dataDir = await temporaryFolder()
    const keys = Array.from({ length: 100 }, () => randomUUID())
    const answered = new Map<string, string>()

    const victim = await startChild({ DATA_DIR: dataDir })
    let next = 0
    const visitor = async () => {
      while (next < keys.length) {
        const index = next++
        const key = keys[index] ?? ''
        // From the kill on nobody is answered any more.
        const id = await submit(victim.url, key, index).catch(() => undefined)
        if (id) answered.set(key, id)
        if (answered.size === 40) victim.process.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 16 }, visitor))
    await victim.exit
    expect(answered.size).toBeGreaterThanOrEqual(40)
    expect(answered.size).toBeLessThan(100)

    const store = await openStore({ dataDir }, () => {})
    const kept = (await store.read()).map(({ id }) => id)
    await store.close()
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept).toEqual(expect.arrayContaining([...answered.values()]))

    // Every visitor presses the button again, with the same key.
    const survivor = await startChild({ DATA_DIR: dataDir })
    const ids = await Promise.all(keys.map((key, index) => submit(survivor.url, key, index)))
    keys.forEach((key, index) => {
      if (answered.has(key)) expect(ids[index]).toBe(answered.get(key))
    })
    survivor.process.kill('SIGTERM')
    await survivor.exit

    const after = await openStore({ dataDir }, () => {})
    const all = await after.read()
    expect(all.map(({ id }) => id).sort()).toEqual([...ids].sort())
    for (const { attachment } of all.filter((submission) => submission.attachment)) {
      // Throws where it is not what was sent.
      expect((await after.readAttachment(attachment as Attachment)).length).toBe(attachment?.size)
    }
    await after.close()
  },
)
