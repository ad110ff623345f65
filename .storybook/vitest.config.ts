import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testOptions } from '../tests/browser.ts'

/** Storybook's button 'Run tests': tests every story in a browser, with axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: testOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
