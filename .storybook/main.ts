import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin, type PluginOption } from 'vite'
import { scopedStyles } from '../src/engine/build/scoped-styles.ts'
import { viteSettings } from '../src/engine/build/vite-settings.ts'
import { storiesIn } from './generate/csf.ts'
import { keptIndexers } from './generate/kept-indexer.ts'
import { generatedStories, root, writeStories } from './generate/stories.ts'
import { siteData } from './site-plugin.ts'
import { isWatched } from './watched.ts'

/** No requests to the outside: no telemetry, no news, no check for updates. */
const core = {
  builder: join(import.meta.dirname, 'builder-vite/index.ts'),
  ...{ disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
}

/** Maps of libraries would triple what the browser loads at the start. */
const withoutMapsOfLibraries: Plugin = {
  name: 'no-maps-of-libraries',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
}

/**
 * Reads the properties of a part, for the tables in docs, together with its stories: stories of blocks and pages show most
 * parts, and would wait for all of them.
 */
function withStories(plugin: PluginOption): PluginOption {
  const { name, transform } = plugin as {
    name: string
    transform: (this: unknown, code: string, id: string) => Promise<{ code: string } | undefined>
  }
  if (name !== 'storybook:react-docgen-plugin') return plugin
  return {
    name,
    enforce: 'pre',
    async transform(code, id) {
      const part = id.replace('.stories.tsx', '.tsx')
      if (part === id || !existsSync(part)) return
      this.addWatchFile(part)
      const source = readFileSync(part, 'utf8')
      const read = await transform.call(this, source, part)
      const [, main] = /export default function (\w+)/.exec(source) ?? []
      // What it adds: ";Grid.__docgenInfo={…}" for each part that the file exports.
      const added = read?.code
        .slice(source.length)
        .replace(/;(\w+)(?=\.__docgenInfo=)/g, (_, name) => `;documented.${name === main ? 'default' : name}`)
      return added && { code: `${code};import * as documented from '${part}'${added}`, map: null }
    },
  } as Plugin
}

writeStories()

export default {
  // Not the vite.config.ts of the project, which adds the dev server of the site.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: [
    './docs/*.mdx',
    './foundations/*.stories.tsx',
    `${generatedStories}/**/*.stories.js`,
    '../src/{chrome,client,forms,ui}/**/*.stories.tsx',
  ],
  experimental_indexers: (known) => [
    { test: /\/generated\/.*\.js$/, createIndex: async (file) => storiesIn(readFileSync(file, 'utf8')) },
    ...keptIndexers(known ?? [], join(root, '.cache/story-index.json')),
  ],
  staticDirs: [
    { from: '../pages-data/media', to: '/media' },
    { from: '../pages-data/media/brand', to: '/' },
  ],
  core,
  // react-docgen-typescript does not work with this version of TypeScript.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Declares the order of layers first, because Storybook loads styles in any order.
  previewHead: (head) => `${head}<style>${readFileSync(join(root, 'src/styles/layers.css'), 'utf8')}</style>`,
  viteFinal: ({ plugins = [], ...config }) =>
    mergeConfig(
      { ...config, plugins: plugins.map(withStories) },
      {
        ...viteSettings(),
        logLevel: 'warn',
        // Survives `npm ci`. Plugins leave everything in a folder of this name unchanged.
        cacheDir: join(root, '.cache/storybook/node_modules'),
        plugins: [...scopedStyles(), siteData(), withoutMapsOfLibraries],
        optimizeDeps: { include: ['@storybook/addon-a11y > axe-core'] },
        server: { watch: { ignored: (path: string) => !isWatched(relative(root, path).split(sep).join('/')) } },
      },
    ),
} satisfies StorybookConfig
