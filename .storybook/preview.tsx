import '../src/styles/main.css'
import type { Preview } from '@storybook/react-vite'
import { type ConditionName, conditions, showAs } from './shown/conditions.ts'
import { followPresses } from './shown/presses.ts'
import { widths } from './widths.ts'

document.documentElement.lang = 'en'
// As in a browser that asks for privacy: nothing here is fetched from another host unless somebody presses for it.
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
followPresses()
// A page of docs is the main part of what is shown.
document.getElementById('storybook-docs')?.setAttribute('role', 'main')

/** Rules about a whole page, which a part of one cannot follow. */
const offPages = { 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } }

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
      // Another condition is another visit: what was alive begins anew.
      return <Story key={condition} />
    },
  ],
  parameters: {
    viewport: { options: widths },
    a11y: { test: 'error', options: { rules: offPages } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Guide', ['What is where'], 'Foundations', 'Blocks', 'Pages', 'Chrome', 'Forms', 'UI', 'Toolkit'],
      },
    },
  },
} satisfies Preview
