import { defineConfig } from '@playwright/test'
import { testOptions } from './browser.ts'

/** Every story of the built Storybook, in a real browser. */
export default defineConfig({
  testDir: 'storybook',
  outputDir: '../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // As in playwright.config.ts.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: { launchOptions: testOptions() },
})
