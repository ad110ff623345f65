import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSite } from './watch.ts'

let watcher = new EventEmitter()
vi.mock('chokidar', () => ({ watch: () => watcher }))

const full = Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' })

beforeEach(() => {
  watcher = new EventEmitter()
})
afterEach(() => vi.restoreAllMocks())

it('refuses to begin if the system lets no more files be watched, and says how to mend that', async () => {
  const begun = watchSite('/site', () => {})
  watcher.emit('error', full)
  await expect(begun).rejects.toThrow(/cannot be followed: ENOSPC.* raise fs\.inotify\.max_user_watches\.$/)
})

it('goes on watching if that comes later, and tells it', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const begun = watchSite('/site', () => {})
  watcher.emit('ready')
  await begun
  watcher.emit('error', full)
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ENOSPC'))
})
