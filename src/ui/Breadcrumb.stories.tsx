import type { ComponentProps } from 'react'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Section } from './Section.tsx'

export default { title: 'UI/Breadcrumb', component: Breadcrumb, tags: ['autodocs'] }

const home = { label: 'Home', href: '/' }

/** On a dark background, as in a banner. */
export const ThreeSteps = {
  args: { crumbs: [home, { label: 'Service', href: '/service' }, { label: 'Api Integration' }] },
  render: (args: ComponentProps<typeof Breadcrumb>) => (
    <Section tone="dark">
      <Breadcrumb {...args} />
    </Section>
  ),
}
