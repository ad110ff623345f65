import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testOptions, withoutPictures } from './browser.ts'

// Chosen once, by the first process; workers inherit them.
process.env.SITE_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.SITE_DATA ??= mkdtempSync(join(tmpdir(), 'site-data-'))
/** Tests that look at pictures, or at what the console says of them. */
const withPictures =
  /\/(accessibility|budgets|dev|gallery|layout|motion-sliders|review|speed|studio[\w-]*|text-size|waking)\.spec/
const viewport = { width: 1280, height: 800 }
const url = `http://127.0.0.1:${process.env.SITE_PORT}`

/** Visitors' journeys on the built site, served by the real server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A busy machine may delay a browser; what fails three times is broken, and what passes later is named.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  // A trace of every test would take a third of the time; `--trace on` makes one of those that are run alone.
  use: { baseURL: url, trace: 'on-first-retry' },
  // One after the other, because a browser is started for each of the two.
  projects: [
    { name: 'with pictures', testMatch: withPictures, use: { viewport, launchOptions: testOptions() } },
    { name: 'without', testIgnore: withPictures, use: { viewport, launchOptions: withoutPictures() } },
  ],
  webServer: {
    command: 'npm start',
    cwd: '..',
    url,
    timeout: 300_000,
    env: { PORT: process.env.SITE_PORT, HOST: '127.0.0.1', DATA_DIR: process.env.SITE_DATA, RATE_LIMIT: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
