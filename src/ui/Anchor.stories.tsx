import { link } from '../../.storybook/shown/samples.ts'
import { Anchor } from './Anchor.tsx'

export default { title: 'UI/Anchor', component: Anchor, tags: ['autodocs'] }

/** A page of the site. */
export const Page = { args: { link: link('', '/about'), children: 'About us' } }

/** A document opens in a new tab, without referrer. */
export const Document = {
  args: { link: link('', '/documents/environmental-policy.pdf'), children: 'Environmental policy' },
}
