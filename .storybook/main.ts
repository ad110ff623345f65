import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { generatedStories, root, writeStories } from './generate/stories.ts'
import { siteData } from './site-plugin.ts'

/** No requests to the outside: no telemetry, no news, no check for updates. */
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
  // react-docgen-typescript does not work with this version of TypeScript.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  // Declares the order of layers first, because Storybook loads styles in any order.
  previewHead: (head) => `${head}<style>${readFileSync(join(root, 'src/styles/layers.css'), 'utf8')}</style>`,
  viteFinal: (config) => ({
    ...config,
    logLevel: 'warn',
    // Without the plugin of the dev server, which would serve its pages instead of Storybook's.
    plugins: [...(config.plugins ?? []).filter((plugin) => !isNamed(plugin, 'page-engine')), siteData()],
  }),
} satisfies StorybookConfig

const isNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name
