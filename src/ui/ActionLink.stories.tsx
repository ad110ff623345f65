import type { ComponentProps } from 'react'
import { link } from '../../.storybook/shown/samples.ts'
import { ActionLink } from './ActionLink.tsx'
import { Section } from './Section.tsx'

export default { title: 'UI/ActionLink', component: ActionLink, tags: ['autodocs'] }

const consultation = link('Request a consultation', '/contact')

/** The main action on a light background. */
export const Primary = { args: { link: consultation } }

/** The main action on a dark background. */
export const Accent = { args: { link: consultation, variant: 'accent' }, render: onDark }

/** Beside an accent, on a dark background. */
export const Ghost = { args: { link: consultation, variant: 'ghost' }, render: onDark }

/** Within text. */
export const Text = { args: { link: link('Know more', '/about'), variant: 'text' } }

/** A telephone number. */
export const Telephone = { args: { link: link('Call Now', 'tel:+91 120 456 7890') } }

/** Leaves the site: a different arrow, and a hidden label for screen readers. */
export const NewTab = { args: { link: link('Write a review', 'https://example.com/review') } }

function onDark(args: ComponentProps<typeof ActionLink>) {
  return (
    <Section tone="dark">
      <ActionLink {...args} />
    </Section>
  )
}
