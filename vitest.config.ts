import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'
import { viteSettings } from './src/engine/build/vite-settings.ts'
import { SlowFirst } from './tests/slow-first.ts'

export default {
  ...viteSettings(),
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{unit,contract,server,measure}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Loading every module anew for each file would take a quarter of the time.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // Vitest would leave one core idle: half of the machines that run this have two.
    maxWorkers: availableParallelism(),
    // The button 'Run tests' of Storybook (@storybook/addon-vitest) runs the stories instead.
    ...(process.env.VITEST_STORYBOOK && { projects: ['.storybook/vitest.config.ts'] }),
    // The checker makes much that is forgotten at once: with more room, 5 % less time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // A busy machine is no fault; what hangs still ends.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    retry: process.env.CI ? 2 : 0,
  },
} satisfies ViteUserConfig
