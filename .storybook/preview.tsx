import '../src/styles/main.css'
import type { Preview } from '@storybook/react-vite'
import { followPresses } from './shown/presses.ts'
import { widths } from './widths.ts'

document.documentElement.lang = 'en'
// As in a browser that asks for privacy: nothing here is fetched from another host unless somebody presses for it.
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
followPresses()

/** Rules about a whole page, which a part of one cannot follow. */
const offPages = { 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } }

export default {
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
