import { renderToStaticMarkup } from 'react-dom/server'
import { Finished } from '../../.storybook/shown/Finished.tsx'
import { NotLoaded } from './NotLoaded.tsx'

export default { title: 'UI/NotLoaded', component: NotLoaded, tags: ['autodocs'] }

/** In a part whose script has failed. As long as its script may still come, only a visitor who waits ten seconds sees it. */
export const Failed = {
  args: { children: 'The list has not loaded. Please reload the page.' },
  render: (args: Parameters<typeof NotLoaded>[0]) => (
    <Finished html={`<ns-island awake="failed">${renderToStaticMarkup(<NotLoaded {...args} />)}</ns-island>`} />
  ),
}
