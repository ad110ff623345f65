import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openEditor } from './editor.ts'

const folder = mkdtempSync(join(tmpdir(), 'editor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

test('an editor that would take over the terminal is never started; how to set one is said instead', async () => {
  const log = join(folder, 'started')
  // No process list, so that only the environment names an editor.
  for (const name of ['vim', 'nano']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho started > ${log}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  vi.stubEnv('PATH', folder)
  vi.stubEnv('LAUNCH_EDITOR', '')
  vi.stubEnv('VISUAL', 'vim')
  vi.stubEnv('EDITOR', 'nano')
  expect(openEditor(join(folder, 'a.json:1:1'))).toContain('LAUNCH_EDITOR=code')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(() => readFileSync(log)).toThrow()
})
