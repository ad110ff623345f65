import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../../src/server/static.ts'
import { writeSite } from './deployed.ts'
import { application, applicationForm, enquiry } from './samples.ts'
import { temporaryFolder, testApp } from './set-up.ts'

test.each([
  ['a person', { 'visit-seconds': '14.2' }, undefined],
  ['a robot that opens no page', { 'visit-seconds': '' }, 'hasty'],
  ['a robot that is done at once', { 'visit-seconds': '0.4' }, 'hasty'],
  ['one that says nonsense', { 'visit-seconds': 'soon' }, 'hasty'],
])('%s: kept, answered like any other, and marked', async (_who, headers, mark) => {
  const { store, postEnquiry } = await testApp()
  const answer = await postEnquiry(enquiry, headers)
  expect(answer.status).toBe(200)
  const { id } = await answer.json()
  expect(await store.read()).toMatchObject([{ id, ...(mark && { mark }) }])
  expect((await store.read())[0]?.mark).toBe(mark)
})

test('an application for a job that the site does not offer is kept and marked; the list is that of the built site', async () => {
  const dist = join(await temporaryFolder(), 'dist')
  writeSite(dist, 'jobs')
  writeFileSync(join(dist, '_site.json'), JSON.stringify({ posts: [application.Post] }))
  const { app, store, postApplication } = await testApp({}, { site: await createSite(dist) })
  expect((await app.request('/_site.json')).status).toBe(404)
  expect((await postApplication(applicationForm())).status).toBe(200)
  expect((await postApplication(applicationForm({ ...application, Post: 'Astronaut' }))).status).toBe(200)
  const marks = (await store.read()).map(({ fields, mark }) => [fields.Post, mark])
  expect(marks.sort()).toEqual([
    ['Astronaut', 'unknown post'],
    [application.Post, undefined],
  ])
})
