import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin, type PluginOption } from 'vite'
import { viteSettings } from '../src/engine/build/vite-settings.ts'
import { generatedStories, root, writeStories } from './generate/stories.ts'
import { siteData } from './site-plugin.ts'

/** No requests to the outside: no telemetry, no news, no check for updates. */
const core = { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false }

/** Maps of libraries would triple what the browser loads at the start. */
const withoutMapsOfLibraries: Plugin = {
  name: 'no-maps-of-libraries',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
}

/** Only parts that have stories have tables of properties; to read those of all others takes long. */
function onlyOfStories(plugin: PluginOption): PluginOption {
  const { name, transform } = plugin as {
    name: string
    transform: (this: unknown, code: string, id: string) => unknown
  }
  if (name !== 'storybook:react-docgen-plugin') return plugin
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.tsx') && existsSync(id.replace('.tsx', '.stories.tsx'))) return transform.call(this, code, id)
    },
  } as Plugin
}

/** Folders that commands write. */
const written = ['.cache', 'data', 'dist', 'dist-server', 'releases', 'review', 'storybook-static', 'test-results']

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
      { ...config, plugins: plugins.map(onlyOfStories) },
      {
        ...viteSettings(),
        logLevel: 'warn',
        plugins: [siteData(), withoutMapsOfLibraries],
        optimizeDeps: { include: ['@storybook/addon-a11y > axe-core'] },
        server: { watch: { ignored: written.map((folder) => `${root}/${folder}/**`) } },
      },
    ),
} satisfies StorybookConfig
