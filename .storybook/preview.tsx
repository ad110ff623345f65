import '../src/styles/main.css'
// Storybook asks for it only when a story is ready.
import 'react-dom/client'
import type { Preview } from '@storybook/react-vite'
import { handleClicks } from './shown/clicks.ts'
import { type ConditionName, conditions, showAs } from './shown/conditions.ts'
import { widths } from './widths.ts'

document.documentElement.lang = 'en'
// As in a browser that asks for privacy: nothing is loaded from another host without a click.
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
handleClicks()
// Docs pages lack a main landmark.
document.getElementById('storybook-docs')?.setAttribute('role', 'main')

/** Rules about whole pages, which do not apply to parts of one. */
const pageRules = { 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } }

export default {
  globalTypes: {
    condition: {
      description: 'How some visitors see it',
      toolbar: {
        title: 'As seen',
        icon: 'eye',
        dynamicTitle: true,
        items: Object.entries(conditions).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { condition: 'usual' satisfies ConditionName },
  decorators: [
    (Story, { globals: { condition } }) => {
      showAs(condition)
      // A change of condition is like another visit: scripts start again.
      return <Story key={condition} />
    },
  ],
  parameters: {
    viewport: { options: widths },
    a11y: { test: 'error', options: { rules: pageRules } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Guide', ['What is where'], 'Foundations', 'Blocks', 'Pages', 'Chrome', 'Forms', 'UI', 'Toolkit'],
      },
    },
  },
} satisfies Preview
