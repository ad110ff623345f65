import { link } from '../../.storybook/shown/samples.ts'
import { LinkList } from './LinkList.tsx'

export default { title: 'UI/LinkList', component: LinkList, tags: ['autodocs'] }

export const Three = {
  args: { className: '', links: [link('Home', '/'), link('About us', '/about'), link('Services', '/service')] },
}
