import { chromeOf } from '../../.storybook/shown/chrome.ts'
import type { ServicesData } from '../page/chrome-data.ts'
import { ServicePanel } from './ServicePanel.tsx'

const services = chromeOf('/cloud-services').services as ServicesData

export default {
  title: 'Chrome/ServicePanel',
  component: ServicePanel,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => <ServicePanel {...services} />,
}

export const Phone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
export const Tablet = { tags: ['tablet'], globals: { viewport: { value: 'tablet' } } }
export const Desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }

/** Two groups, without a quote. */
export const Short = { render: () => <ServicePanel page="/service" groups={services.groups.slice(2)} /> }
