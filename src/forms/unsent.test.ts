import { beforeEach, expect, test, vi } from 'vitest'
import { forget, keep, type Unsent, unsent } from './unsent.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  for (const { key } of [...unsent('enquiry'), ...unsent('application')]) forget(key)
})

const ada = { kind: 'enquiry', fields: { Name: 'Ada', Message: 'Hello' } } as const
const keysOf = (entries: Unsent[]) => entries.map(({ key }) => key)

test('stores a submission with a valid key', () => {
  const { key } = keep(ada)
  expect(key).toMatch(/^[\w-]{8,128}$/)
  expect(unsent('enquiry')).toMatchObject([{ ...ada, key }])
  expect(unsent('application')).toEqual([])
})

test('the same content has the same key, whatever the order of its fields', () => {
  const { key } = keep(ada)
  expect(keep({ kind: 'enquiry', fields: { Message: 'Hello', Name: 'Ada' } }).key).toBe(key)
  expect(unsent('enquiry')).toHaveLength(1)
})

test('different content gets a different key and replaces the earlier attempt', () => {
  const first = keep(ada)
  const second = keep({ kind: 'enquiry', fields: { Name: 'Ada', Message: 'Hello again' } }, first)
  expect(second.key).not.toBe(first.key)
  expect(keysOf(unsent('enquiry'))).toEqual([second.key])
})

test('a different file is different content', () => {
  const file = { name: 'cv.pdf', size: 5, lastModified: 1 }
  const application = { kind: 'application', fields: { Name: 'Ada' } } as const
  const { key } = keep({ ...application, file })
  expect(keep({ ...application, file }).key).toBe(key)
  expect(keep({ ...application, file: { ...file, lastModified: 2 } }).key).not.toBe(key)
})

test('forgetting the last submission clears the storage', () => {
  forget(keep(ada).key)
  expect(unsent('enquiry')).toEqual([])
  expect(stored.size).toBe(0)
})

test('deletes submissions after a week', () => {
  vi.useFakeTimers({ now: 0 })
  keep(ada)
  vi.setSystemTime(7 * 24 * 3600 * 1000 - 1)
  expect(unsent('enquiry')).toHaveLength(1)
  vi.setSystemTime(7 * 24 * 3600 * 1000)
  expect(unsent('enquiry')).toEqual([])
  expect(stored.size).toBe(0)
  vi.useRealTimers()
})

test.each(['no JSON', '{}', '[null,1,{"key":"a"},{"key":1,"fields":{},"savedAt":1}]'])(
  'ignores foreign content: %s',
  (text) => {
    stored.set('unsent-submissions', text)
    expect(unsent('enquiry')).toEqual([])
  },
)

test('without storage, submissions live as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  const { key } = keep(ada)
  expect(keysOf(unsent('enquiry'))).toEqual([key])
  forget(key)
  expect(unsent('enquiry')).toEqual([])
})

test('keeps the key of a submission that another tab sent, so that the server stores it once', () => {
  const first = keep(ada)
  forget(first.key)
  expect(keep(ada, first).key).toBe(first.key)
})

test('with a full disk, new submissions live as long as the page, beside the stored ones', () => {
  const { key } = keep(ada)
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const second = keep({ kind: 'enquiry', fields: { Name: 'Bo' } })
  expect(keysOf(unsent('enquiry'))).toEqual([key, second.key])
  forget(second.key)
  expect(keysOf(unsent('enquiry'))).toEqual([key])
})
