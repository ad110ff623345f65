// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { addDialogEntry } from './dialog-history.ts'

test('a dialog that opens while the entry of the last one is removed stays open, and Back closes it (spec 2.8)', async () => {
  const before = history.length
  const close = vi.fn()
  const closed = addDialogEntry(vi.fn())
  await vi.waitFor(() => expect(history.state?.dialog).toBeDefined())
  const gone = closed()
  addDialogEntry(close)
  await gone
  await vi.waitFor(() => expect(history.state?.dialog).toBeDefined())
  expect(close).not.toHaveBeenCalled()
  expect(history.length).toBe(before + 1)
  history.back()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})
