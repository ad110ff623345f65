import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The running processes whose environment has a word: what a command started, however deep. */
const withMark = (mark: string): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/environ`, 'utf8').includes(mark)
    } catch {
      return false
    }
  })

test.runIf(process.platform === 'linux')(
  'try:block leaves no process behind where it is interrupted',
  {
    timeout: 120_000,
  },
  async () => {
    const mark = `TRIED_BY=${process.pid}-${Date.now()}`
    const env = { ...process.env, [mark.split('=')[0] as string]: mark.split('=')[1] }
    const child = spawn('node', ['--import', 'tsx', 'tests/try-block.ts', 'faq'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const end = once(child, 'exit')
    // The first check has ended: the next one runs beside Storybook and the browser.
    await once(child.stdout, 'data')
    await expect.poll(() => withMark(mark).length, { timeout: 60_000 }).toBeGreaterThan(2)
    child.kill('SIGINT')
    expect(await end).toEqual([130, null])
    await expect.poll(() => withMark(mark), { timeout: 30_000 }).toEqual([])
  },
)
