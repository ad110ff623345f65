import { userEvent, within } from 'storybook/test'
import { chromeOf } from '../../.storybook/shown/chrome.ts'
import { Header } from './Header.tsx'

export default {
  title: 'Chrome/Header',
  component: Header,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => <Header {...chromeOf('/about')} />,
}

export const Phone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
export const Tablet = { tags: ['tablet'], globals: { viewport: { value: 'tablet' } } }
export const Desktop = { tags: ['desktop'], globals: { viewport: { value: 'desktop' } } }

/** The menu of small screens: a native popover, which needs no script. */
export const OpenMenu = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' })),
}
