import { chromeOf } from '../../.storybook/shown/chrome.ts'
import { Footer } from './Footer.tsx'

export default {
  title: 'Chrome/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => <Footer {...chromeOf('/about')} />,
}

export const Phone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
export const Tablet = { tags: ['tablet'], globals: { viewport: { value: 'tablet' } } }
export const Desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }
