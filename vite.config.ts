import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'
import { viteSettings } from './src/engine/build/vite-settings.ts'
import { pageEngine } from './src/engine/dev/vite-plugin.ts'
import { studio } from './src/tools/studio/studio.ts'

const settings = viteSettings()

export default {
  ...settings,
  root: 'src',
  plugins: [...settings.plugins, pageEngine([studio])],
  server: { fs: { allow: ['..'] } },
  // Kept by `npm ci`, which deletes node_modules; of that name all the same, by which plug-ins tell what to leave as it is.
  cacheDir: '../.cache/vite/node_modules',
  // All that a page of the dev server can load: packages found later would be bundled again while a page waits for them.
  optimizeDeps: { entries: ['index.html', 'client/dev.ts', 'studio/main.tsx', 'studio/frame/{frame,past}.ts'] },
  test: {
    root: '.',
    include: ['src/**/*.test.{ts,tsx}', 'tests/{unit,contract,server,measure}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Loading every module anew for each file would take a quarter of the time.
    isolate: false,
    // Not for the dev server, which also reads this.
    ...(process.env.VITEST && { sequence: { sequencer: (await import('./tests/slow-first.ts')).SlowFirst } }),
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
