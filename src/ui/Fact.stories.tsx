import type { ComponentProps } from 'react'
import { link } from '../../.storybook/shown/samples.ts'
import { Fact } from './Fact.tsx'

export default {
  title: 'UI/Fact',
  component: Fact,
  tags: ['autodocs'],
  render: (args: ComponentProps<typeof Fact>) => (
    <dl>
      <Fact {...args} />
    </dl>
  ),
}

export const Plain = { args: { title: 'Under 24 hours', description: 'guaranteed response' } }
/** The title leads somewhere. */
export const Linked = {
  args: { title: 'Build', description: 'software and websites.', link: link('Build', '/service') },
}
