import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type AppParts, callPaths, createApp } from '../../src/server/app.ts'
import { readSettings, type Settings } from '../../src/server/settings.ts'
import { openStore } from '../../src/server/store/open.ts'

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Settings of a server with its own data folder, without a limit per address unless `env` sets one. */
export async function testSettings(env: Record<string, string> = {}): Promise<Settings> {
  return readSettings({ DATA_DIR: await temporaryFolder(), PORT: '0', RATE_LIMIT: '0', ...env })
}

/** The app on a fresh embedded store, with its log lines. */
export async function testApp(env: Record<string, string> = {}, parts: Partial<AppParts> = {}) {
  const settings = await testSettings(env)
  const store = await openStore(settings, (error) => {
    throw error
  })
  onTestFinished(() => store.close())
  const lines: string[] = []
  const app = createApp({ settings, store, log: (line) => lines.push(line), ...parts })
  const call = (path: string, body: BodyInit, headers: Record<string, string> = {}, env = {}) =>
    app.request(path, { method: 'POST', body, headers }, env)
  return {
    app,
    settings,
    store,
    lines,
    /** Posts JSON, or the text as it is. */
    postEnquiry: (body: unknown, headers: Record<string, string> = {}, env = {}) =>
      call(
        callPaths.enquiry,
        typeof body === 'string' ? body : JSON.stringify(body),
        { 'content-type': 'application/json', 'visit-seconds': '30', ...headers },
        env,
      ),
    postApplication: (body: BodyInit, headers: Record<string, string> = {}) =>
      call(callPaths['job-application'], body, { 'visit-seconds': '30', ...headers }),
  }
}
