import type { UserConfig } from 'vite'
import { viteSettings } from './src/engine/build/vite-settings.ts'
import { pageEngine } from './src/engine/dev/vite-plugin.ts'
import { studio } from './src/tools/studio/studio.ts'

const settings = viteSettings()

export default {
  ...settings,
  root: 'src',
  plugins: [...settings.plugins, pageEngine([studio])],
  server: { fs: { allow: ['..'] } },
  // All that a page of the dev server can load: packages found later would be bundled again while a page waits for them.
  optimizeDeps: { entries: ['index.html', 'client/dev.ts', 'studio/main.tsx', 'studio/frame/{frame,past}.ts'] },
} satisfies UserConfig
