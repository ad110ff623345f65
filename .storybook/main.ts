import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { generatedStories, root, writeStories } from './generate/stories.ts'
import { siteData } from './site-plugin.ts'

/** Says nothing to anybody outside: no telemetry, no news, no look for a newer version. */
const core = { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false }

writeStories()

export default {
  framework: '@storybook/react-vite',
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
  // The TypeScript compiler of today has no interface that react-docgen-typescript could use.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  // The order of layers decides, and here styles arrive in an order of their own.
  previewHead: (head) => `${head}<style>${readFileSync(join(root, 'src/styles/layers.css'), 'utf8')}</style>`,
  viteFinal: (config) => ({
    ...config,
    // Pages of the dev server would answer in the place of Storybook.
    plugins: [...(config.plugins ?? []).filter((plugin) => !isNamed(plugin, 'page-engine')), siteData()],
  }),
} satisfies StorybookConfig

const isNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name
