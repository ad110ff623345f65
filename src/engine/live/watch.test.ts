import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let watcher: EventEmitter
let watchSite: typeof import('./watch.ts').watchSite

const full = Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' })

beforeEach(async () => {
  watcher = new EventEmitter()
  // Other tests of the same process have loaded the module with the real library.
  vi.resetModules()
  vi.doMock('chokidar', () => ({ watch: () => watcher }))
  ;({ watchSite } = await import('./watch.ts'))
})
afterEach(() => {
  vi.doUnmock('chokidar')
  vi.resetModules()
  vi.restoreAllMocks()
})

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
