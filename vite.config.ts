import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pageEngine } from './src/engine/dev/vite-plugin.ts'
import { studio } from './src/tools/studio/studio.ts'

export default defineConfig({
  root: 'src',
  publicDir: false,
  appType: 'custom',
  plugins: [react(), pageEngine([studio])],
  css: {
    modules: {
      // Readable, short, and the same in every build: the file's name is the block's.
      generateScopedName: (name, file) => `${basename(file).replace('.module.css', '')}_${name}`,
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssTarget: 'es2022' },
  server: { fs: { allow: ['..'] } },
  test: {
    root: '.',
    include: ['src/**/*.test.{ts,tsx}', 'tests/{unit,contract,server,measure}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Vitest would leave one core idle: half of the machines that run this have two.
    maxWorkers: availableParallelism(),
    // The button 'Run tests' of Storybook (@storybook/addon-vitest) runs the stories instead.
    ...(process.env.VITEST_STORYBOOK && { projects: ['.storybook/vitest.config.ts'] }),
    // A busy machine is no fault; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 2 : 0,
  },
})
