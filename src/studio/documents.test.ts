import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { change, documentAt, openDocument } from './documents.ts'

vi.mock('./call.ts', () => ({ call: vi.fn(), CallError: class extends Error {} }))

const file = 'pages-data/about.json'
const saves = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'save')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tries a failed save again once a second, however much is typed meanwhile', async () => {
  const answers = { read: { text: '', version: '1' }, save: { saved: true, version: '2', text: '' } }
  let isAway = true
  vi.mocked(call).mockImplementation(async (name) => {
    if (name === 'save' && isAway) throw new Error('The dev server does not respond.')
    return answers[name as keyof typeof answers] as never
  })
  await openDocument(file)
  for (const text of ['a', 'ab', 'abc']) {
    change(file, text)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(documentAt(file)?.problem).toMatch(/^The dev server does not respond\. What you typed is kept here/)
  const before = saves().length
  await vi.advanceTimersByTimeAsync(3000)
  expect(saves().length - before).toBe(3)

  isAway = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(documentAt(file)).toMatchObject({ text: 'abc', state: 'saved', problem: undefined })
  expect(vi.getTimerCount()).toBe(0)
})
