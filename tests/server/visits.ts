import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { openStore } from '../../src/server/store/open.ts'
import { application, applicationForm, enquiry, pdf } from './samples.ts'

/** Sends one submission: every fifth is an application with a file. Undefined where no answer came. */
export async function send(url: string, key: string, index: number): Promise<string | undefined> {
  const isApplication = index % 5 === 0
  const words = `Number ${index}`
  const answer = fetch(url + callPaths[isApplication ? 'job-application' : 'enquiry'], {
    method: 'POST',
    headers: {
      'idempotency-key': key,
      'visit-seconds': '30',
      ...(!isApplication && { 'content-type': 'application/json' }),
    },
    body: isApplication
      ? applicationForm(
          { ...application, Message: words },
          { bytes: pdf(20_000 + index), name: 'cv.pdf', type: 'application/pdf' },
        )
      : JSON.stringify({ ...enquiry, Message: words }),
  })
  return await answer
    .then((response) => response.json())
    .then(
      ({ id }) => id,
      () => undefined,
    )
}

/** Visitors who send one submission after another until they are stopped; `answered` grows as ids come back, by key. */
export function visit(url: string, visitors = 8) {
  const keys: string[] = []
  const answered = new Map<string, string>()
  let stopped = false
  const visitor = async () => {
    while (!stopped) {
      const key = randomUUID()
      const index = keys.push(key) - 1
      const id = await send(url, key, index)
      if (id) answered.set(key, id)
      // Without a pause they would take all of the machine from what goes on meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, visitor))
  return {
    keys,
    answered,
    stop: () => {
      stopped = true
      return all
    },
  }
}

/** Ids of everything a store holds, each once, after looking at every byte of every file. */
export async function keptIds(place: { dataDir: string; databaseUrl?: string }): Promise<string[]> {
  const store = await openStore(place, () => {})
  const all = await store.read()
  for (const { attachment } of all) {
    // Rejects where it is not what was sent.
    if (attachment) await store.readAttachment(attachment)
  }
  await store.close()
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  return ids
}
